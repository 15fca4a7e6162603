import { latePart } from '#platform/web/lazy-part.ts';
import { openComposer, useComposing } from './open-composer.ts';

const ComposerDialog = latePart(() => import('../writing/ComposerDialog.tsx'));

/** The one post dialog of the frame, fetched when it is first wanted. */
export function ComposerHost() {
  const composing = useComposing();
  if (!composing) return null;
  const key = composing.kind === 'NEW' ? 'NEW' : `${composing.kind} ${composing.post.id}`;
  return <ComposerDialog key={key} composing={composing} onClose={() => openComposer(undefined)} />;
}
