import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ErrorState } from '#ui/ErrorState.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { HuddleView } from '../../../contract-values.ts';
import type { Group } from '../../../rules/roster.ts';
import { participantsQuery } from '../../queries.ts';
import { ManagedPerson } from './ManagedPerson.tsx';
import classes from './People.module.css';
import { Person } from './Person.tsx';

interface PeopleListProps {
  huddle: HuddleView;
  group: Group;
  name: string;
}

/** One group, page after page, in all its states. */
export function PeopleList({ huddle, group, name }: PeopleListProps) {
  const query = useInfiniteQuery(participantsQuery(huddle.id, group, name));
  if (query.isPending) return <RowSkeletons count={3} />;
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  const people = query.data.pages.flatMap((page) => page.items);
  const isHost = huddle.sight === 'HOST';
  if (people.length === 0) return <Nobody group={group} searched={name !== ''} />;
  return (
    <>
      <ul className={isHost ? classes.managed : classes.people}>
        {people.map((participant) => (
          <li key={participant.person.id}>
            {isHost ? (
              <ManagedPerson huddle={huddle} group={group} participant={participant} />
            ) : (
              <Person participant={participant} />
            )}
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <SubmitButton look="outline" onPress={() => query.fetchNextPage()}>
          <Trans>Show more</Trans>
        </SubmitButton>
      )}
    </>
  );
}

function Nobody({ group, searched }: { group: Group; searched: boolean }) {
  return (
    <p className={classes.quiet}>
      {searched ? (
        <Trans>Nobody of this name is here.</Trans>
      ) : group === 'CONFIRMED' ? (
        <Trans>Nobody yet. Share the link to get the first yes.</Trans>
      ) : group === 'UNACKNOWLEDGED' ? (
        <Trans>Everybody has seen the change.</Trans>
      ) : (
        <Trans>Nobody here.</Trans>
      )}
    </p>
  );
}
