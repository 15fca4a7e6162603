import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type MetaFunction, useParams, useSearchParams } from 'react-router';
import ConversationCard from '#areas/chat/web/public/ConversationCard.tsx';
import { isPlanDue } from '#areas/safety/web/public/plan-due.ts';
import { latePart } from '#platform/web/lazy-part.ts';
import { useWatch } from '#platform/web/live.ts';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { ActionLink } from '#ui/Action.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import type { HuddleView } from '../contract/views.ts';
import { courseOfView } from '../rules/course.ts';
import { AnswerBar } from './attendance/AnswerBar.tsx';
import { AnswerDialogs } from './attendance/AnswerDialogs.tsx';
import { useAnswer } from './attendance/use-answer.ts';
import { useLogFailedLoad } from './log-failed-load.ts';
import { DiscussionCard } from './messages/DiscussionCard.tsx';
import { MessagesCard } from './messages/MessagesCard.tsx';
import { HostDesk } from './people/HostDesk.tsx';
import { AfterYes, Notices } from './people/Notices.tsx';
import { PeopleCard } from './people/PeopleCard.tsx';
import { PhotosCard } from './photos/PhotosCard.tsx';
import { PlanTools } from './plan/PlanTools.tsx';
import { huddleQuery } from './queries.ts';
import { forMembers } from './view/for-members.tsx';
import { HostBar } from './view/HostBar.tsx';
import { HuddleBody } from './view/HuddleBody.tsx';
import { HuddleOnItsWay } from './view/HuddleOnItsWay.tsx';
import { ReportHuddle } from './view/ReportHuddle.tsx';
import { roomOfView } from './view/room-of-view.ts';
import { ShareHuddle } from './view/ShareHuddle.tsx';

// The styles of what the server draws below (`latePart`).
import '#areas/carpool/web/public/huddle-rides-styles.ts';
import '#areas/inspiration/web/public/trip-reports/TripReports.module.css';
import '#areas/safety/web/public/return-plan-styles.ts';
import './go/Go.module.css';
import './kit/Kit.module.css';

const GoCard = latePart(() => import('./go/GoCard.tsx'));
const KitCard = latePart(() => import('./kit/KitCard.tsx'));
const LookBackCard = latePart(() => import('#areas/inspiration/web/public/trip-reports/LookBackCard.tsx'));
const ConditionsCard = latePart(
  () => import('#areas/inspiration/web/public/trip-reports/ConditionsCard.tsx'),
);
const ReturnPlanCard = latePart(() => import('#areas/safety/web/public/ReturnPlanCard.tsx'));
const HuddleRides = latePart(() => import('#areas/carpool/web/public/HuddleRides.tsx'));

export const handle: PageHandle = { title: msg`Huddle` };
export const meta: MetaFunction = () => [{ title: 'Huddle' }];

/** A huddle inside the app: the same page, with people, discussion and photos (HUD-6). */
export default function HuddlePage() {
  const { huddleId = '' } = useParams();
  const [search] = useSearchParams();
  const link = search.get('link') ?? undefined;
  const query = useQuery(huddleQuery(huddleId, link));
  useWatch(query.data ? `huddle:${huddleId}` : null);
  useLogFailedLoad(query.error);
  return (
    <QueryView query={query} gone={<Gone />} skeleton={<HuddleOnItsWay huddleId={huddleId} />}>
      {(huddle) => <Shown huddle={huddle} link={link} />}
    </QueryView>
  );
}

function Shown({ huddle, link }: { huddle: HuddleView; link: string | undefined }) {
  const answers = useAnswer(huddle, link);
  const now = new Date();
  const hosts = huddle.sight === 'HOST';
  const Bar = hosts ? HostBar : AnswerBar;
  return (
    <>
      <title>{huddle.name}</title>
      <HuddleBody
        huddle={huddle}
        {...forMembers(huddle)}
        now={now}
        share={!hosts && <ShareHuddle huddle={huddle} />}
        report={!hosts && <ReportHuddle huddleId={huddle.id} />}
        notices={<Notices huddle={huddle} answers={answers} />}
        actions={<Bar huddle={huddle} now={now} answers={answers} />}
        follows={
          <>
            <AfterYes huddle={huddle} answers={answers} />
            {huddle.sight === 'LINK' && <Talk huddle={huddle} />}
          </>
        }
        lead={<Lead huddle={huddle} />}
      >
        <OnTheWay huddle={huddle} now={now} />
        {offersRides(huddle, now) && <HuddleRides huddleId={huddle.id} />}
        {isPlanDue(huddle, now) && <ReturnPlanCard huddleId={huddle.id} isHost={hosts} />}
        {asksWhether(huddle) && <GoCard huddle={huddle} />}
        {needsKit(huddle) && <KitCard huddle={huddle} />}
        <PeopleCard huddle={huddle} />
        <DiscussionCard huddle={huddle} />
        <PhotosCard huddle={huddle} />
      </HuddleBody>
      <AnswerDialogs huddle={huddle} answers={answers} />
    </>
  );
}

/** The way to the conversation, for who belongs to it; of who waits not all see more of the outing than its name. */
function Talk({ huddle }: { huddle: HuddleView }) {
  const roomId = roomOfView(huddle);
  if (!roomId) return null;
  // Loaded with the page: what came late would push what somebody is about to press.
  return <ConversationCard roomId={roomId} />;
}

/** How it was for those who were there, and before that how it was found lately. */
function OnTheWay({ huddle: { id, sight, status, ...times }, now }: { huddle: HuddleView; now: Date }) {
  if (status !== 'PUBLISHED' || sight === 'LINK') return null;
  if (courseOfView(times, now) !== 'OVER') return <ConditionsCard huddleId={id} />;
  return sight === 'CARD' ? null : <LookBackCard huddleId={id} />;
}

/** What waits on a host comes first for them, and what the hosts wrote first for everybody else. */
function Lead({ huddle }: { huddle: HuddleView }) {
  const isHost = huddle.sight === 'HOST';
  return (
    <>
      <Talk huddle={huddle} />
      {isHost && <HostDesk huddle={huddle} />}
      {isHost && <PlanTools huddle={huddle} />}
      <MessagesCard huddle={huddle} />
    </>
  );
}

/** The hosts have opened it for carpools, the viewer may see more of it than its name, and it is not over. */
function offersRides(huddle: HuddleView, now: Date): boolean {
  const { features, sight, status } = huddle;
  const opened = features.some(({ key, enabled }) => key === 'CARPOOLING' && enabled);
  return opened && sight !== 'LINK' && status === 'PUBLISHED' && courseOfView(huddle, now) !== 'OVER';
}

/** The hosts have said what must hold, and the viewer may know; or they may say it. */
function asksWhether({ goCheck, sight, status }: HuddleView): boolean {
  return status !== 'CANCELLED' && (sight === 'HOST' || (goCheck && sight === 'INSIDE'));
}

/** Something is on the list, or the viewer may begin one. */
function needsKit({ kitCount, sight, status }: HuddleView): boolean {
  return status !== 'CANCELLED' && (kitCount > 0 ? sight !== 'LINK' : sight === 'HOST');
}

function Gone() {
  return (
    <EmptyState
      picture="gone"
      hour={19}
      action={
        <ActionLink to="/huddle/huddles">
          <Trans>Find a huddle</Trans>
        </ActionLink>
      }
    >
      <Trans>This huddle does not exist, or it is not for you.</Trans>{' '}
      <Trans>Its hosts may have deleted it. The person who sent you the link may know more.</Trans>
    </EmptyState>
  );
}
