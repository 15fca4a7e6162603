import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Card } from '#ui/Card.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { type Group, mayReadRoster } from '../../rules/people.ts';
import { GroupTabs } from './GroupTabs.tsx';
import classes from './People.module.css';
import { PeopleList } from './PeopleList.tsx';
import { PeopleSearch } from './PeopleSearch.tsx';

/** Who comes, with faces, for those who may know; hosts see every group and manage it (HUD-6, PRIVACY.md). */
export function PeopleCard({ huddle }: { huddle: HuddleView }) {
  const { participantsSummary: summary, sight } = huddle;
  const flags = {
    showAttending: summary.totalRsvpedYesParticipants !== undefined,
    showInterested: summary.totalInterestedParticipants !== undefined,
  };
  const [group, setGroup] = useState<Group>('CONFIRMED');
  const [name, setName] = useState('');
  return (
    <Card className={classes.card} aria-labelledby="people">
      <h2 id="people">
        <Trans>Who is coming</Trans>
      </h2>
      {mayReadRoster(sight, 'CONFIRMED', flags) ? (
        <>
          <GroupTabs
            huddle={huddle}
            may={(each) => mayReadRoster(sight, each, flags)}
            chosen={group}
            onChoose={setGroup}
          />
          <PeopleSearch onSearch={setName} />
          <PeopleList huddle={huddle} group={group} name={name} />
        </>
      ) : (
        <p className={classes.quiet}>
          {sight === 'INSIDE' ? (
            <Trans>The hosts keep the names to themselves.</Trans>
          ) : (
            <Trans>Names are shown to people who are confirmed.</Trans>
          )}
        </p>
      )}
    </Card>
  );
}
