import { Plural, Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatHeight, formatLength } from '#platform/shared/measures.ts';
import { formatDay } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { useMeasures } from '#platform/web/measures.tsx';
import { Card } from '#ui/Card.tsx';
import { Paged } from '#ui/Paged.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import type { OutingOfYearView } from '../../contract/statistics.ts';
import shared from '../community.module.css';
import { outingsOfYearQuery } from '../queries.ts';
import classes from './Statistics.module.css';

/** Each outing of the year with how many came. */
export function OutingsOfYear({ communityId, year }: { communityId: string; year: number }) {
  const query = useInfiniteQuery(outingsOfYearQuery(communityId, year));
  return (
    <Card className={shared.card}>
      <h2>
        <Trans>By outing</Trans>
      </h2>
      <Paged query={query} skeleton={<RowSkeletons count={4} />} empty={null}>
        {(outings) => (
          <ul className={classes.rows}>
            {outings.map((outing) => (
              <li key={outing.id}>
                <Outing outing={outing} />
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </Card>
  );
}

function Outing({ outing }: { outing: OutingOfYearView }) {
  const clock = useClock();
  const measures = useMeasures();
  const { id, name, startDateTime, timeZone, distanceMeters, ascentMeters, going, people, noted } = outing;
  return (
    <>
      <span className={classes.what}>
        <Link to={`/huddle/view/${id}`} dir="auto">
          {name}
        </Link>
        <small>
          {formatDay(new Date(startDateTime), new Date(), { ...clock, timeZone })}
          {distanceMeters > 0 && ` · ${formatLength(distanceMeters, measures, clock.locale)}`}
          {ascentMeters > 0 && ` · ↑ ${formatHeight(ascentMeters, measures, clock.locale)}`}
        </small>
      </span>
      <span className={classes.number}>
        {noted ? (
          <>
            <Plural value={people} one="# came" other="# came" />
            <small>
              <Plural value={going} one="# was going" other="# were going" />
            </small>
          </>
        ) : (
          <Plural value={going} one="# was going" other="# were going" />
        )}
      </span>
    </>
  );
}
