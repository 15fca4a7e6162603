import { Plural } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { hostedWithQuery } from '../discover/discover-query.ts';
import classes from './HostedWith.module.css';

/** My own outings to come in which somebody takes part, where they would lose their spot. */
export default function HostedWith({ personId }: { personId: string }) {
  const { data } = useQuery(hostedWithQuery(personId));
  const clock = useClock();
  if (!data || data.items.length === 0) return null;
  const now = new Date();
  return (
    <div role="status" className={classes.note}>
      <p>
        <Plural
          value={data.items.length}
          one="They take part in an outing of yours and lose their place in it:"
          other="They take part in # outings of yours and lose their places in them:"
        />
      </p>
      <ul>
        {data.items.map(({ id, name, startDateTime }) => (
          <li key={id}>
            <span dir="auto">{name}</span> · {formatDateTime(new Date(startDateTime), now, clock)}
          </li>
        ))}
      </ul>
    </div>
  );
}
