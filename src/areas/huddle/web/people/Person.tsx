import { Plural, useLingui } from '@lingui/react/macro';
import { NameOf } from '#areas/person/web/public/NameOf.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import type { ParticipantView } from '../../contract/people.ts';
import { ageGroups } from '../../rules/guests.ts';
import { ageGroupNames } from '../messages.ts';
import classes from './People.module.css';

/** A face, a name and the party somebody brings; the age groups only where the server tells them. */
export function Person({ participant }: { participant: ParticipantView }) {
  const { t } = useLingui();
  const { person, guestCount, guests } = participant;
  const groups = ageGroups.flatMap((group) => {
    const count = guests?.[group];
    return count ? [`${t(ageGroupNames[group])}: ${count}`] : [];
  });
  const face = { id: person.id, name: person.displayName, pictureUrl: person.profilePicUrl };
  return (
    <span className={classes.person}>
      <Avatar face={face} size={40} named />
      <span className={classes.name}>
        <NameOf person={person} />
        {guestCount > 0 && (
          <small>
            <Plural value={guestCount} one="and # guest" other="and # guests" />
            {groups.length > 0 && ` (${groups.join(', ')})`}
          </small>
        )}
      </span>
    </span>
  );
}
