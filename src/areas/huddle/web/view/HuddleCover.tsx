import { lazy, Suspense } from 'react';
import { hourIn } from '#platform/shared/time.ts';
import { Landscape } from '#ui/Landscape.tsx';
import type { HuddleView } from '../../contract/views.ts';

// Visitors never see one, so they do not load what fetches it.
const PrivateCover = lazy(() => import('./PrivateCover.tsx'));

type Cover = Pick<HuddleView, 'id' | 'startDateTime' | 'timeZone' | 'coverPhotoUrl' | 'coverOffset'>;

/** The cover, or the landscape that is drawn from the id under the sky of the starting hour. */
export function HuddleCover({ huddle }: { huddle: Cover }) {
  const { coverPhotoUrl } = huddle;
  const position = `50% ${huddle.coverOffset}%`;
  if (coverPhotoUrl.startsWith('/api/public/')) {
    const style = { objectPosition: position };
    return <img src={`${coverPhotoUrl}&w=1280`} alt="" style={style} fetchPriority="high" />;
  }
  const drawn = <Landscape id={huddle.id} hour={hourIn(new Date(huddle.startDateTime), huddle.timeZone)} />;
  if (!coverPhotoUrl) return drawn;
  return (
    <Suspense fallback={drawn}>
      <PrivateCover huddleId={huddle.id} position={position} meanwhile={drawn} />
    </Suspense>
  );
}
