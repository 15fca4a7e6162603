import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Card } from '#ui/Card.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { type Group, mayReadRoster } from '../../rules/people.ts';
import classes from './People.module.css';
import { PeopleList } from './PeopleList.tsx';
import { groupNames } from './people-group-names.ts';

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

interface GroupTabsProps {
  huddle: HuddleView;
  may: (group: Group) => boolean;
  chosen: Group;
  onChoose: (group: Group) => void;
}

/** The groups that this viewer may read, with how many are in each where that is known. */
export function GroupTabs({ huddle, may, chosen, onChoose }: GroupTabsProps) {
  const { t, i18n } = useLingui();
  const counts = countsOf(huddle);
  const shown = order.filter((group) => may(group) && (counts[group] !== 0 || group === 'CONFIRMED'));
  if (shown.length < 2) return null;
  return (
    <fieldset className={classes.tabs} aria-label={t`Which people`}>
      {shown.map((group) => (
        <button key={group} type="button" aria-pressed={group === chosen} onClick={() => onChoose(group)}>
          {t(groupNames[group])}
          {counts[group] !== undefined && <span>{i18n.number(counts[group])}</span>}
        </button>
      ))}
    </fieldset>
  );
}

const order: readonly Group[] = [
  'CONFIRMED',
  'REQUESTED',
  'WAITING',
  'UNACKNOWLEDGED',
  'MAYBE',
  'INTERESTED',
  'INVITED',
  'NOT_COMING',
  'TURNED_AWAY',
];

/** What is known of the size of each group; nobody is asked to acknowledge what has not changed. */
function countsOf({ participantsSummary: summary, movedWhat }: HuddleView): Partial<Record<Group, number>> {
  const known = {
    // People with their guests, as everywhere that says who goes.
    CONFIRMED: summary.totalConfirmedPeople,
    MAYBE: summary.totalRsvpedMaybeParticipants,
    INTERESTED: summary.totalInterestedParticipants,
    REQUESTED: summary.totalRequestedParticipants,
    WAITING: summary.totalWaitingParticipants,
    INVITED: summary.totalInvitedParticipants,
    UNACKNOWLEDGED: movedWhat.length === 0 ? 0 : undefined,
  };
  return Object.fromEntries(Object.entries(known).filter(([, count]) => count !== undefined));
}

const PAUSE_MS = 250;

/** Looks for a name in the group that is shown, a moment after the last key. */
export function PeopleSearch({ onSearch }: { onSearch: (name: string) => void }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const search = useDebouncedCallback((name: string) => onSearch(name.trim()), PAUSE_MS);
  return (
    <TextInput
      type="search"
      size="md"
      maxLength={60}
      value={text}
      aria-label={t`Search for a name`}
      placeholder={t`Search for a name`}
      leftSection={<IconSearch aria-hidden size={18} />}
      onChange={(event) => {
        setText(event.currentTarget.value);
        search(event.currentTarget.value);
      }}
    />
  );
}
