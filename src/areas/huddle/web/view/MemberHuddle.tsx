import '#ui/theme/mantine.css';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { ApiProblem } from '#platform/web/api-problem.ts';
import { useWatch } from '#platform/web/live.ts';
import { queryClient } from '#platform/web/queries.tsx';
import { wantedPage } from '#platform/web/wanted-page.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { useKeptFocus } from '#ui/use-kept-focus.ts';
import type { HuddleView } from '../../contract/views.ts';
import { AnswerBar } from '../attendance/AnswerBar.tsx';
import { AnswerDialogs } from '../attendance/AnswerDialogs.tsx';
import { IntentDialog } from '../attendance/IntentDialog.tsx';
import { useAnswer } from '../attendance/use-answer.ts';
import { useLogFailedLoad } from '../log-failed-load.ts';
import { AfterYes, Notices } from '../people/Notices.tsx';
import { huddleQuery } from '../queries.ts';
import { forMembers } from './for-members.tsx';
import { HuddleBody } from './HuddleBody.tsx';
import { ReportHuddle } from './ReportHuddle.tsx';
import { ShareHuddle } from './ShareHuddle.tsx';

interface MemberHuddleProps {
  huddleId: string;
  link: string | undefined;
  now: Date;
  /** The visitor's page has a menu open: it stays until that is closed. */
  held: boolean;
  /** They have pressed Confirm already. */
  pressed: boolean;
  /** They have, and nobody is logged in. */
  onVisitor: () => void;
  /** Whether this stands in place of the visitor's page, which stays until it is known who looks. */
  onShown: (shown: boolean) => void;
}

/** The public page for somebody who is logged in: their own answer and the buttons that change it. */
export default function MemberHuddle(props: MemberHuddleProps) {
  return (
    <QueryClientProvider client={queryClient()}>
      <LoadedView {...props} />
    </QueryClientProvider>
  );
}

function LoadedView({ huddleId, link, now, held, pressed, onVisitor, onShown }: MemberHuddleProps) {
  const { data: huddle, error, isFetching, refetch } = useQuery(huddleQuery(huddleId, link));
  useWatch(huddle ? `huddle:${huddleId}` : null);
  useGate(isFetching ? null : error);
  useLogFailedLoad(isRefused(error) ? null : error);
  useEffect(() => {
    if (huddle) wantedPage.forget();
  }, [huddle]);
  const isVisitor = pressed && !huddle && isRefused(error);
  useEffect(() => {
    if (isVisitor) onVisitor();
  }, [isVisitor, onVisitor]);
  const failed = !huddle && error !== null && !isRefused(error);
  const shown = (huddle !== undefined || failed) && !held;
  // Before the browser paints, so that there is never both nor none.
  useLayoutEffect(() => onShown(shown), [shown, onShown]);
  if (!shown) return null;
  if (huddle) return <Answerable huddle={huddle} link={link} now={now} pressed={pressed} />;
  return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
}

/** The server knows who asks and gives them no more than a visitor gets: that page stands. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiProblem && error.status < 500 && error.status !== 429;
}

type AnswerableProps = Pick<MemberHuddleProps, 'link' | 'now' | 'pressed'> & { huddle: HuddleView };

function Answerable({ huddle, link, now, pressed }: AnswerableProps) {
  const answers = useAnswer(huddle, link);
  const said = useRef(!pressed || huddle.participation?.rsvpType === 'YES');
  useEffect(() => {
    if (said.current) return;
    said.current = true;
    void answers.say('YES');
  });
  useKeptFocus();
  return (
    <>
      <HuddleBody
        huddle={huddle}
        {...forMembers(huddle)}
        now={now}
        share={<ShareHuddle huddle={huddle} />}
        report={huddle.sight !== 'HOST' && <ReportHuddle huddleId={huddle.id} />}
        notices={<Notices huddle={huddle} answers={answers} />}
        actions={<AnswerBar huddle={huddle} now={now} answers={answers} />}
        follows={<AfterYes huddle={huddle} answers={answers} />}
      />
      <AnswerDialogs huddle={huddle} answers={answers} />
      <IntentDialog huddle={huddle} answers={answers} />
    </>
  );
}

/** Who is not verified or not onboarded goes there first, and comes back to this page with the same wish. */
function useGate(error: unknown): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!(error instanceof ApiProblem)) return;
    if (error.code !== 'EMAIL_NOT_VERIFIED' && error.code !== 'NOT_ONBOARDED') return;
    wantedPage.remember(window.location.pathname + window.location.search);
    void navigate('/verify/email');
  }, [error, navigate]);
}
