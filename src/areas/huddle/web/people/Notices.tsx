import { latePart } from '#platform/web/lazy-part.ts';
import type { HuddleView } from '../../contract/views.ts';
import { courseOfView } from '../../rules/course.ts';
import type { Answers } from '../attendance/use-answer.ts';
import { WaitingAnswers } from '../attendance/WaitingAnswers.tsx';

// The styles of what the server may draw below (`latePart`).
import '#areas/carpool/web/public/RidesToAsk.module.css';
import '#areas/notification/web/public/PushLine.module.css';
import '../attendance/GoingNotice.module.css';
import '../date-poll/DatePoll.module.css';
import './Notices.module.css';

// Most huddles have nothing to say here, and the page of a visitor never does.
const HostRequestNotice = latePart(() => import('./HostRequestNotice.tsx'));
const MovedNotice = latePart(() => import('./MovedNotice.tsx'));
const OfferNotice = latePart(() => import('../attendance/OfferNotice.tsx'));
const AskedNotice = latePart(() => import('../questions/AskedNotice.tsx'));
const DatePoll = latePart(() => import('../date-poll/DatePoll.tsx'));
const GoingNotice = latePart(() => import('../attendance/GoingNotice.tsx'));

/** What waits on the viewer before anything else: to host it, a change to acknowledge, a spot to take. */
export function Notices({ huddle, answers }: { huddle: HuddleView; answers: Answers }) {
  const cancelled = huddle.status === 'CANCELLED';
  return (
    <>
      <WaitingAnswers huddleId={huddle.id} />
      {huddle.roleAsked && <HostRequestNotice huddle={huddle} roleAsked={huddle.roleAsked} />}
      {huddle.mustAcknowledge && !cancelled && <MovedNotice huddle={huddle} />}
      {huddle.participation?.offered && !cancelled && <OfferNotice huddle={huddle} />}
      {huddle.questionCount > 0 && mayReply(huddle) && <AskedNotice huddle={huddle} />}
      {huddle.pollEndsAt && !cancelled && (
        <DatePoll huddle={huddle} pollEndsAt={huddle.pollEndsAt} link={answers.link} />
      )}
    </>
  );
}

/** Who has said yes or maybe to what is still to come. */
function mayReply(huddle: HuddleView): boolean {
  const { participation: mine, status } = huddle;
  const isToCome = status === 'PUBLISHED' && courseOfView(huddle, new Date()) === 'TO_COME';
  return isToCome && mine?.role === 'PARTICIPANT' && (mine.rsvpType === 'YES' || mine.rsvpType === 'MAYBE');
}

/** What follows from a yes stands under the buttons: above them, it would push them away from who just pressed one. */
export function AfterYes({ huddle, answers }: { huddle: HuddleView; answers: Answers }) {
  return isGoing(huddle) && <GoingNotice huddle={huddle} onChange={answers.change} />;
}

function isGoing(huddle: HuddleView): boolean {
  const { participation: mine, status } = huddle;
  const isToCome = status === 'PUBLISHED' && courseOfView(huddle, new Date()) === 'TO_COME';
  return mine?.role === 'PARTICIPANT' && mine.confirmed && isToCome;
}
