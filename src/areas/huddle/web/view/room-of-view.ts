import type { HuddleView } from '../../contract/views.ts';
import { myFactsOfView } from '../facts-of-view.ts';

/** The room of the conversation, as long as the answer that is shown goes with it: a no is shown before it is sent. */
export function roomOfView(huddle: HuddleView): string | null {
  const belongs = huddle.sight === 'HOST' || myFactsOfView(huddle).status !== 'NONE';
  return belongs ? huddle.roomId : null;
}
