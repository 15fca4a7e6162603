import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatDateTime } from '#platform/shared/time.ts';
import { ApiProblem } from '#platform/web/api-problem.ts';
import { useClock } from '#platform/web/clock.tsx';
import { ActionLink } from '#ui/Action.tsx';
import { Case, Cases } from '#ui/Cases.tsx';
import { Paged } from '#ui/Paged.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import type { MyReport } from '../../contract/reports.ts';
import classes from '../cases/CaseDetail.module.css';
import { kindNames, reportStateNames } from '../messages.ts';
import { myReports } from '../queries.ts';
import { addressOfReported } from '../reported-address.ts';

/** What somebody reported, and what came of it. */
export function MyReports() {
  const query = useInfiniteQuery(myReports);
  // Those who are suspended read what was decided about them, and nothing else.
  if (query.error instanceof ApiProblem && query.error.code === 'SUSPENDED') return null;
  return (
    <section className={classes.case} aria-labelledby="my-reports">
      <h2 id="my-reports">
        <Trans>What you reported</Trans>
      </h2>
      <Paged query={query} skeleton={<RowSkeletons count={2} />} empty={<Nothing />} compact>
        {(reports) => <Cases items={reports}>{(report) => <Line report={report} />}</Cases>}
      </Paged>
      <div>
        <ActionLink to="/account" look="outline" size="small">
          <Trans>Back to my account</Trans>
        </ActionLink>
      </div>
    </section>
  );
}

function Nothing() {
  return (
    <p className={classes.facts}>
      <Trans>
        You have reported nothing. The menu of a huddle, a post or a person has ‘Report’, and only moderators
        learn who used it.
      </Trans>
    </p>
  );
}

function Line({ report: { id, object, state, createdAt } }: { report: MyReport }) {
  const { i18n } = useLingui();
  const clock = useClock();
  const address = addressOfReported({ object, under: null });
  return (
    <Case
      id={id}
      name={object.name}
      facts={`${i18n._(kindNames[object.type])} · ${formatDateTime(new Date(createdAt), new Date(), clock)}`}
      text={i18n._(reportStateNames[state])}
    >
      {address && state !== 'UPHELD' && (
        <ActionLink to={address} look="outline" size="small">
          <Trans>Look at it</Trans>
        </ActionLink>
      )}
    </Case>
  );
}
