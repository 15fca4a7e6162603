import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDateTime } from '#platform/shared/time.ts';
import { wordProblem } from '#platform/web/api-problem.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Case, Cases } from '#ui/Cases.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Paged } from '#ui/Paged.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import { decideOnBadge } from '../mutations.ts';
import { professionNames } from '../profession-names.ts';
import { type BadgeRequest, badgeRequestsQuery } from '../queries.ts';

/** Who asks for the badge of a professional, with the proof that moderators alone read (INS-5). */
export function BadgeRequests() {
  return (
    <Paged
      query={useInfiniteQuery(badgeRequestsQuery)}
      skeleton={<RowSkeletons count={3} />}
      empty={
        <EmptyState picture="no-badge-wanted" hour={16}>
          <Trans>Nobody asks for a badge.</Trans>
        </EmptyState>
      }
    >
      {(requests) => <Cases items={requests}>{(request) => <Asked {...request} />}</Cases>}
    </Paged>
  );
}

function Asked({ id, person, profession, proof, createdAt }: BadgeRequest) {
  const { i18n } = useLingui();
  const clock = useClock();
  const decide = useDecision();
  const when = formatDateTime(new Date(createdAt), new Date(), clock);
  return (
    <Case
      id={id}
      name={<Link to={`/${person.username ?? ''}`}>{person.displayName}</Link>}
      facts={
        <>
          <strong>{i18n._(professionNames[profession])}</strong> · <Trans>asked {when}</Trans>
        </>
      }
      text={proof}
    >
      <SubmitButton onPress={() => decide(id, true)}>
        <Trans>Grant the badge</Trans>
      </SubmitButton>
      <SubmitButton look="outline" onPress={() => decide(id, false)}>
        <Trans>Decline</Trans>
      </SubmitButton>
    </Case>
  );
}

/** One that a colleague has decided meanwhile is gone from the list, too. */
function useDecision(): (id: string, granted: boolean) => Promise<void> {
  const { t } = useLingui();
  const queries = useQueryClient();
  return async (id, granted) => {
    try {
      const { message } = await decideOnBadge(id, granted);
      showToast({ kind: 'success', summary: message });
    } catch (error) {
      showToast({ kind: 'error', summary: t`Badge`, detail: wordProblem(error) });
    }
    await queries.invalidateQueries({ queryKey: badgeRequestsQuery.queryKey });
  };
}
