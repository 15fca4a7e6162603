import { lazy, Suspense } from 'react';
import type { HuddleView } from '../../contract/views.ts';
import type { Answers } from '../attendance/use-answer.ts';

// Most huddles have nothing to say here, and the page of a visitor never does.
const HostRequestNotice = lazy(() => import('./HostRequestNotice.tsx'));
const MovedNotice = lazy(() => import('./MovedNotice.tsx'));
const OfferNotice = lazy(() => import('../attendance/OfferNotice.tsx'));

/** What waits on the viewer before anything else: to host it, a change to acknowledge, a spot to take. */
export function Notices({ huddle, answers }: { huddle: HuddleView; answers: Answers }) {
  const cancelled = huddle.status === 'CANCELLED';
  return (
    <Suspense>
      {huddle.roleAsked && <HostRequestNotice huddle={huddle} roleAsked={huddle.roleAsked} />}
      {huddle.mustAcknowledge && !cancelled && <MovedNotice huddle={huddle} />}
      {huddle.participation?.offered && !cancelled && <OfferNotice huddle={huddle} answers={answers} />}
    </Suspense>
  );
}
