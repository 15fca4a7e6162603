import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatCalendarDay, formatDistance } from '#platform/shared/time.ts';
import { wallIn } from '#platform/shared/zoned-time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Card } from '#ui/Card.tsx';
import type { ConditionsView } from '../../../contract/trip-reports.ts';
import { conditionNames } from '../../../page-messages.ts';
import classes from './TripReports.module.css';
import { conditionsQuery } from './trip-reports.ts';

/** How it was found at the place or on the route of a huddle to come (HUD-30); nothing where nobody has said. */
export default function ConditionsCard({ huddleId }: { huddleId: string }) {
  const { data } = useQuery(conditionsQuery(huddleId));
  if (!data || data.items.length === 0) return null;
  return (
    <Card className={classes.card} aria-labelledby="conditions">
      <h2 id="conditions">
        <Trans>Conditions on the way</Trans>
      </h2>
      <ul className={classes.found}>
        {data.items.map((each) => (
          <Found key={`${each.seenOn} ${each.note} ${each.conditions.join()}`} found={each} />
        ))}
      </ul>
    </Card>
  );
}

const DAY = { day: 'numeric', month: 'long' } as const;

function Found({ found: { seenOn, conditions, note, reportId } }: { found: ConditionsView }) {
  const { t } = useLingui();
  const clock = useClock();
  const day = formatCalendarDay(seenOn, clock.locale, DAY);
  const today = wallIn(new Date(), clock.timeZone).slice(0, 10);
  const age = formatDistance(noonOf(seenOn), noonOf(today), { ...clock, timeZone: 'UTC' });
  return (
    <li>
      <strong>
        {seenOn >= today ? (
          <Trans>Conditions of today</Trans>
        ) : (
          <Trans>
            Conditions of {day}, {age}
          </Trans>
        )}
      </strong>
      {conditions.length > 0 && <span>{conditions.map((kind) => t(conditionNames[kind])).join(', ')}</span>}
      {note && <q dir="auto">{note}</q>}
      {reportId && (
        <Link to={`/inspiration/view/${reportId}`}>
          <Trans>Read the trip report</Trans>
        </Link>
      )}
    </li>
  );
}

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);
