import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Case, Cases } from '#ui/Cases.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Paged } from '#ui/Paged.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { FailedJob } from '../contract/operator.ts';
import { retryJob } from './mutations.ts';
import { failedJobsQuery } from './queries.ts';
import { useOperating } from './use-operating.ts';

/** Jobs that failed and are not done, each to be run again. */
export function FailedJobs() {
  return (
    <Paged
      query={useInfiniteQuery(failedJobsQuery)}
      skeleton={<RowSkeletons count={3} />}
      empty={
        <EmptyState picture="nothing-reported" hour={10}>
          <Trans>No job has failed.</Trans>
        </EmptyState>
      }
    >
      {(jobs) => <Cases items={jobs}>{(job) => <Job {...job} />}</Cases>}
    </Paged>
  );
}

function Job({ id, task, attempts, maxAttempts, runAt, running, error }: FailedJob) {
  const operate = useOperating();
  const clock = useClock();
  const when = formatDateTime(new Date(runAt), new Date(), clock);
  return (
    <Case
      id={id}
      name={task}
      facts={
        attempts >= maxAttempts ? (
          <Trans>Given up after {attempts} tries</Trans>
        ) : (
          <Trans>
            {attempts} of {maxAttempts} tries, the next at {when}
          </Trans>
        )
      }
      text={error}
    >
      <SubmitButton look="outline" disabled={running} onPress={() => operate(retryJob(id))}>
        <Trans>Run it again</Trans>
      </SubmitButton>
    </Case>
  );
}
