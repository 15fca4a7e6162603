import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Badge } from '#ui/Badge.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { ParticipantView } from '../../contract/people.ts';
import type { HuddleView } from '../../contract/views.ts';
import { type Group, turnoutOpensAt } from '../../rules/people.ts';
import { isPast } from '../../rules/state.ts';
import { ChangeByHand, NoteByHand } from '../by-hand/AddByHand.tsx';
import { factsOfView } from '../facts-of-view.ts';
import { LetIn } from '../host-acts/LetIn.tsx';
import { MoveInQueue } from '../host-acts/MoveInQueue.tsx';
import { MissedBadge } from '../missed/MissedBadge.tsx';
import { admitParticipant, answerRequest } from '../mutations.ts';
import { useRunAndToast } from '../use-run-and-toast.ts';
import { actsOn } from './acts-on.ts';
import { Experience } from './Experience.tsx';
import classes from './People.module.css';
import { Person } from './Person.tsx';
import { PressedBadge } from './PressedBadge.tsx';
import { TakeOff } from './TakeOff.tsx';

interface ManagedPersonProps {
  huddle: HuddleView;
  group: Group;
  participant: ParticipantView;
}

/** Somebody as a host sees them, with what the host can do: only what the rules would allow now (HUD-13). */
export function ManagedPerson({ huddle, group, participant }: ManagedPersonProps) {
  const now = new Date();
  const run = useRunAndToast(huddle.id);
  const state = factsOfView(huddle);
  const past = isPast(state, now);
  const confirmed = participant.place === 'CONFIRMED';
  const { id } = participant.person;
  return (
    <div className={classes.row}>
      <Person participant={participant} />
      {participant.unregistered && <NoteByHand note={participant.note ?? ''} />}
      <PersonBadges participant={participant} />
      <PressedBadge participant={participant} />
      <Experience participant={participant} />
      <MissedBadge huddleId={huddle.id} participant={participant} />
      <span className={classes.deeds}>
        {participant.place === 'REQUESTED' && !past && <Answer huddle={huddle} person={participant.person} />}
        {!past && <LetIn huddle={huddle} participant={participant} />}
        {!past && group === 'WAITING' && (
          <MoveInQueue
            huddleId={huddle.id}
            participant={participant}
            waiting={huddle.participantsSummary.totalWaitingParticipants ?? 0}
          />
        )}
        {participant.paid !== null && confirmed && (
          <SubmitButton
            size="small"
            look="outline"
            onPress={() => run(() => actsOn(huddle.id, participant).notePaid(!participant.paid))}
          >
            {participant.paid ? <Trans>Not paid</Trans> : <Trans>Mark as paid</Trans>}
          </SubmitButton>
        )}
        {confirmed && now >= turnoutOpensAt(state.startsAt) && (
          <AttendanceField huddleId={huddle.id} participant={participant} />
        )}
        {group === 'TURNED_AWAY' && !past && (
          <SubmitButton
            size="small"
            look="outline"
            onPress={() => run(() => admitParticipant(huddle.id, id, true))}
          >
            <Trans>Let them answer again</Trans>
          </SubmitButton>
        )}
        {participant.unregistered && !past && <ChangeByHand huddle={huddle} participant={participant} />}
        {group !== 'TURNED_AWAY' && participant.place !== 'NONE' && (
          <TakeOff huddleId={huddle.id} participant={participant} />
        )}
      </span>
    </div>
  );
}

function Answer({ huddle, person }: { huddle: HuddleView; person: ParticipantView['person'] }) {
  const { t } = useLingui();
  const run = useRunAndToast(huddle.id);
  const decide = (accept: boolean) => () => run(() => answerRequest(huddle.id, person.id, accept));
  const name = person.displayName;
  return (
    <>
      <SubmitButton size="small" aria-label={t`Accept ${name}`} onPress={decide(true)}>
        <Trans>Accept</Trans>
      </SubmitButton>
      <SubmitButton size="small" look="outline" aria-label={t`Decline ${name}`} onPress={decide(false)}>
        <Trans>Decline</Trans>
      </SubmitButton>
    </>
  );
}

const NOT_NOTED = '';
/** A party may turn up with somebody more. */
const MORE_THAN_SAID = 2;

/** How many of a party came, guests included; kept as soon as it is chosen. */
export function AttendanceField({
  huddleId,
  participant,
}: {
  huddleId: string;
  participant: ParticipantView;
}) {
  const { t } = useLingui();
  const run = useRunAndToast(huddleId);
  const [busy, setBusy] = useState(false);
  const { person, guestCount, attendedPeople } = participant;
  const limit = Math.min(21, Math.max(1 + guestCount + MORE_THAN_SAID, attendedPeople ?? 0));
  const counts = Array.from({ length: limit + 1 }, (_, people) => people);
  const save = async (value: string) => {
    setBusy(true);
    const people = value === NOT_NOTED ? null : Number(value);
    const words =
      people === 0 ? t`${person.displayName}: nobody came` : t`${person.displayName}: ${people ?? '–'} came`;
    await run(() => actsOn(huddleId, participant).noteCame(people, words)).finally(() => setBusy(false));
  };
  return (
    <NativeSelect
      className={classes.attendance ?? ''}
      aria-label={t`How many of the party of ${person.displayName} came`}
      disabled={busy}
      value={attendedPeople === null ? NOT_NOTED : String(attendedPeople)}
      onChange={(event) => void save(event.currentTarget.value)}
      data={[
        // Once it is answered it is no longer asked (P23).
        { value: NOT_NOTED, label: attendedPeople === null ? t`Came?` : t`Not noted` },
        ...counts.map((people) => ({
          value: String(people),
          label: people === 0 ? t`Nobody came` : t`${people} came`,
        })),
      ]}
    />
  );
}

/** What a host needs to know of somebody at a glance. */
export function PersonBadges({ participant }: { participant: ParticipantView }) {
  const clock = useClock();
  const { place, queuePosition, offerEndsAt, paid, attendedPeople, acknowledged } = participant;
  return (
    <span className={classes.badges}>
      {place === 'WAITING' && (
        <Badge tone="waiting">
          <Trans>Number {queuePosition}</Trans>
        </Badge>
      )}
      {place === 'OFFERED' && offerEndsAt && (
        <Badge tone="waiting">
          <Trans>Offered until {formatDateTime(new Date(offerEndsAt), new Date(), clock)}</Trans>
        </Badge>
      )}
      {paid && (
        <Badge tone="brand">
          <Trans>Paid</Trans>
        </Badge>
      )}
      {acknowledged === false && (
        <Badge tone="waiting">
          <Trans>Has not seen the change</Trans>
        </Badge>
      )}
      {attendedPeople === 0 && (
        <Badge>
          <Trans>Did not come</Trans>
        </Badge>
      )}
      {attendedPeople !== null && attendedPeople > 0 && (
        <Badge tone="brand">
          <Plural value={attendedPeople} one="# came" other="# came" />
        </Badge>
      )}
    </span>
  );
}
