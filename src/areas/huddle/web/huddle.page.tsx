import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { type MetaFunction, useParams, useSearchParams } from 'react-router';
import { ApiProblem } from '#platform/web/api-problem.ts';
import { useWatch } from '#platform/web/live.ts';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { ActionLink } from '#ui/Action.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { PageSkeleton } from '#ui/Skeletons.tsx';
import type { HuddleView } from '../contract-values.ts';
import { AnswerBar } from './components/AnswerBar.tsx';
import { AnswerDialogs } from './components/AnswerDialogs.tsx';
import { DiscussionCard } from './components/DiscussionCard.tsx';
import { HuddleBody } from './components/HuddleBody.tsx';
import { MessagesCard } from './components/messages/MessagesCard.tsx';
import { Notices } from './components/notices/Notices.tsx';
import { HostDesk } from './components/people/HostDesk.tsx';
import { PeopleCard } from './components/people/PeopleCard.tsx';
import { PhotosCard } from './components/photos/PhotosCard.tsx';
import { useLogFailedLoad } from './log-failed-load.ts';
import { PlanTools } from './manage/PlanTools.tsx';
import { huddleQuery } from './queries.ts';
import { useAnswers } from './use-answers.ts';

const HuddleRides = lazy(() => import('#areas/carpool/web/parts/HuddleRides.tsx'));

export const handle: PageHandle = { title: msg`Huddle` };
export const meta: MetaFunction = () => [{ title: 'Huddle' }];

/** A huddle inside the app: the same page, with people, discussion and photos (HUD-6). */
export default function HuddlePage() {
  const { huddleId = '' } = useParams();
  const [search] = useSearchParams();
  const link = search.get('link') ?? undefined;
  const { data: huddle, error, refetch, isFetching } = useQuery(huddleQuery(huddleId, link));
  useWatch(huddle ? `huddle:${huddleId}` : null);
  useLogFailedLoad(error);
  // Asked first: who may not see it any longer sees nothing of what was read before.
  if (error instanceof ApiProblem && (error.status === 404 || error.status === 400)) return <Gone />;
  if (huddle) return <Shown huddle={huddle} link={link} />;
  if (!error) return <PageSkeleton />;
  return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
}

function Shown({ huddle, link }: { huddle: HuddleView; link: string | undefined }) {
  const answers = useAnswers(huddle, link);
  const now = new Date();
  return (
    <>
      <title>{huddle.name}</title>
      <HuddleBody
        huddle={huddle}
        now={now}
        notices={<Notices huddle={huddle} answers={answers} />}
        actions={<AnswerBar huddle={huddle} now={now} answers={answers} />}
      >
        <MessagesCard huddle={huddle} />
        {huddle.sight === 'HOST' && <PlanTools huddle={huddle} />}
        {huddle.sight === 'HOST' && <HostDesk huddle={huddle} />}
        {offersRides(huddle) && (
          <Suspense>
            <HuddleRides huddleId={huddle.id} />
          </Suspense>
        )}
        <PeopleCard huddle={huddle} />
        <DiscussionCard huddle={huddle} />
        <PhotosCard huddle={huddle} />
      </HuddleBody>
      <AnswerDialogs huddle={huddle} answers={answers} />
    </>
  );
}

/** The hosts have opened it for carpools, and the viewer may see more of it than its name. */
function offersRides({ features, sight, status }: HuddleView): boolean {
  const opened = features.some(({ key, enabled }) => key === 'CARPOOLING' && enabled);
  return opened && sight !== 'LINK' && status === 'PUBLISHED';
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
      <Trans>This huddle does not exist, or it is not for you.</Trans>
    </EmptyState>
  );
}
