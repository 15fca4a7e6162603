import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { seatsToAsk } from '../../rules/seats-to-ask.ts';
import { huddleCarpoolsQuery } from '../queries.ts';
import classes from './RidesToAsk.module.css';

const SHOWN = 2;

/** Who drives to a huddle and has a seat, for somebody who goes and rides with nobody yet (CAR-3). */
export default function RidesToAsk({ huddleId }: { huddleId: string }) {
  const { data } = useQuery(huddleCarpoolsQuery(huddleId));
  const rides = seatsToAsk(data?.items ?? []).slice(0, SHOWN);
  if (rides.length === 0) return null;
  return (
    <ul className={classes.rides}>
      {rides.map(({ carpool: { id, owner, origin }, seats }) => (
        <li key={id}>
          <span dir="auto">
            <Trans>
              {owner.displayName} drives from {origin.name}.
            </Trans>
          </span>{' '}
          <Link to={`/carpool/view/new/${id}`}>
            <Plural value={seats} one="Ask for the seat" other="Ask for one of # seats" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
