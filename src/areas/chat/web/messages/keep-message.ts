import { drafts } from '#platform/web/drafts.ts';
import type { MessageInput } from '../mutations.ts';

interface Unsent {
  readonly key: string;
  readonly roomId: string;
  readonly body: MessageInput;
}

/** A message goes by the outbox always: it stands there at once, and what was written one after the other stays so. */
export async function keepMessage({ key, roomId, body }: Unsent): Promise<void> {
  const { outbox } = await import('#platform/web/outbox/outbox.ts');
  await outbox.keep({
    key,
    kind: 'message',
    about: `room:${roomId}`,
    words: body.text ?? '',
    steps: [{ wire: 'POST /api/rooms/:roomId/messages', params: { roomId }, body }],
    stale: [['room', roomId, 'messages']],
  });
}

const NAME = 'outbox';

/** Releases before the outbox kept what waited among the drafts. */
export async function takeOverOldMessages(owner: string): Promise<void> {
  const old = drafts.read<Unsent[]>(NAME, owner);
  for (const unsent of old ?? []) await keepMessage(unsent);
  if (old) drafts.forget(NAME);
}
