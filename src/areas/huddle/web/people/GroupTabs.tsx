import { useLingui } from '@lingui/react/macro';
import type { HuddleView } from '../../contract/views.ts';
import type { Group } from '../../rules/people.ts';
import { groupNames } from '../messages.ts';
import classes from './People.module.css';

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
