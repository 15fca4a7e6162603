import { Suspense } from 'react';
import { lazyPart } from '#platform/web/lazy-part.ts';
import type { HuddleView } from '../../contract-values.ts';
import { HuddleScene } from '../parts/HuddleScene.tsx';

// Visitors never see one, so they do not load what fetches it.
const PrivateCover = lazyPart(() => import('./PrivateCover.tsx'));

type Cover = Pick<
  HuddleView,
  'id' | 'activity' | 'startDateTime' | 'timeZone' | 'coverPhotoUrl' | 'coverOffset'
>;

/** The cover, or what is drawn in its place. */
export function HuddleCover({ huddle }: { huddle: Cover }) {
  const { coverPhotoUrl } = huddle;
  const position = `50% ${huddle.coverOffset}%`;
  if (coverPhotoUrl.startsWith('/api/public/')) {
    const style = { objectPosition: position };
    return <img src={`${coverPhotoUrl}&w=1280`} alt="" style={style} fetchPriority="high" />;
  }
  const drawn = <HuddleScene huddle={huddle} first />;
  if (!coverPhotoUrl) return drawn;
  return (
    <Suspense fallback={drawn}>
      <PrivateCover huddleId={huddle.id} position={position} meanwhile={drawn} />
    </Suspense>
  );
}
