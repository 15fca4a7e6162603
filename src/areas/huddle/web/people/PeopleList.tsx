import { Plural, Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Paged } from '#ui/Paged.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import type { ParticipantView } from '../../contract/people.ts';
import type { HuddleView } from '../../contract/views.ts';
import type { Group } from '../../rules/people.ts';
import { participantsQuery } from '../queries.ts';
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
  const isHost = huddle.sight === 'HOST';
  const nobody = <Nobody group={group} searched={name !== ''} />;
  return (
    <Paged query={query} skeleton={<RowSkeletons count={3} />} empty={nobody}>
      {(people) => (
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
          {group === 'CONFIRMED' && name === '' && !query.hasNextPage && (
            <More huddle={huddle} people={people} />
          )}
        </>
      )}
    </Paged>
  );
}

/** Who goes and is not named to me: a number must not be larger than what is below it without a word. */
function More({ huddle, people }: { huddle: HuddleView; people: readonly ParticipantView[] }) {
  const total = huddle.participantsSummary.totalConfirmedPeople ?? 0;
  const named = people.reduce((sum, { guestCount }) => sum + 1 + guestCount, 0);
  if (total <= named) return null;
  return (
    <p className={classes.quiet}>
      <Plural value={total - named} one="And # more." other="And # more." />
    </p>
  );
}

function Nobody({ group, searched }: { group: Group; searched: boolean }) {
  return (
    <p className={classes.quiet}>
      {searched ? (
        <Trans>Nobody here has this name.</Trans>
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
