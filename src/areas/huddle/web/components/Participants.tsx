import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Action } from '#ui/Action.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import type { HuddleView } from '../../contract-values.ts';
import { ageGroups } from '../../rules/guests.ts';
import { ageGroupNames } from '../messages.ts';
import { type Participant, participantsQuery } from '../queries.ts';
import classes from './Participants.module.css';

/** Who comes, with faces, for those who may know (PRIVACY.md). */
export function Participants({ huddle }: { huddle: HuddleView }) {
  const allowed = huddle.sight === 'HOST' || huddle.sight === 'INSIDE';
  return (
    <Card className={classes.card}>
      <h2>
        <Trans>Who is coming</Trans>
      </h2>
      {allowed ? (
        <ConfirmedPeople huddleId={huddle.id} />
      ) : (
        <p className={classes.quiet}>
          <Trans>Names are shown to people who are confirmed.</Trans>
        </p>
      )}
    </Card>
  );
}

function ConfirmedPeople({ huddleId }: { huddleId: string }) {
  const query = useInfiniteQuery(participantsQuery(huddleId, 'CONFIRMED'));
  if (query.isPending) return <RowSkeletons count={3} />;
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  const people = query.data.pages.flatMap((page) => page.items);
  if (people.length === 0) {
    return (
      <p className={classes.quiet}>
        <Trans>Nobody yet. Share the link to get the first yes.</Trans>
      </p>
    );
  }
  return (
    <>
      <ul className={classes.people}>
        {people.map((participant) => (
          <li key={participant.person.id}>
            <Person participant={participant} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Action look="outline" disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          <Trans>Show more</Trans>
        </Action>
      )}
    </>
  );
}

/** A face, a name and the party somebody brings; the age groups only where the server tells them. */
export function Person({ participant }: { participant: Participant }) {
  const { t } = useLingui();
  const { person, guestCount, guests } = participant;
  const groups = ageGroups.flatMap((group) => {
    const count = guests?.[group];
    return count ? [`${count} ${t(ageGroupNames[group])}`] : [];
  });
  return (
    <span className={classes.person}>
      <Avatar face={{ id: person.id, name: person.displayName }} size={40} />
      <span className={classes.name}>
        <strong dir="auto">{person.displayName}</strong>
        <small>
          {guestCount > 0 && <Plural value={guestCount} one="and # guest" other="and # guests" />}
          {groups.length > 0 && ` (${groups.join(', ')})`}
        </small>
      </span>
    </span>
  );
}
