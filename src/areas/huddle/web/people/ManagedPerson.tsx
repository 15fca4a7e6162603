import { Trans, useLingui } from '@lingui/react/macro';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { ParticipantView } from '../../contract/people.ts';
import type { HuddleView } from '../../contract/views.ts';
import { type Group, turnoutOpensAt } from '../../rules/people.ts';
import { isPast } from '../../rules/state.ts';
import { factsOfView } from '../facts-of-view.ts';
import { admitParticipant, answerRequest, notePayment } from '../mutations.ts';
import { useCarryOut } from '../use-carry-out.ts';
import { AttendanceField } from './AttendanceField.tsx';
import classes from './People.module.css';
import { Person } from './Person.tsx';
import { PersonBadges } from './PersonBadges.tsx';
import { TakeOff } from './TakeOff.tsx';

interface ManagedPersonProps {
  huddle: HuddleView;
  group: Group;
  participant: ParticipantView;
}

/** Somebody as a host sees them, with what the host can do: only what the rules would allow now (HUD-13). */
export function ManagedPerson({ huddle, group, participant }: ManagedPersonProps) {
  const now = new Date();
  const carryOut = useCarryOut(huddle.id);
  const facts = factsOfView(huddle);
  const past = isPast(facts, now);
  const confirmed = participant.place === 'CONFIRMED';
  const { id } = participant.person;
  return (
    <div className={classes.row}>
      <Person participant={participant} />
      <PersonBadges participant={participant} />
      <span className={classes.deeds}>
        {participant.place === 'REQUESTED' && !past && <Answer huddle={huddle} person={participant.person} />}
        {participant.paid !== null && confirmed && (
          <SubmitButton
            size="small"
            look="outline"
            onPress={() => carryOut(() => notePayment(huddle.id, id, !participant.paid))}
          >
            {participant.paid ? <Trans>Not paid</Trans> : <Trans>Mark as paid</Trans>}
          </SubmitButton>
        )}
        {confirmed && now >= turnoutOpensAt(facts.startsAt) && (
          <AttendanceField huddleId={huddle.id} participant={participant} />
        )}
        {group === 'TURNED_AWAY' && !past && (
          <SubmitButton
            size="small"
            look="outline"
            onPress={() => carryOut(() => admitParticipant(huddle.id, id, true))}
          >
            <Trans>Let them answer again</Trans>
          </SubmitButton>
        )}
        {group !== 'TURNED_AWAY' && participant.place !== 'NONE' && (
          <TakeOff huddleId={huddle.id} participant={participant} />
        )}
      </span>
    </div>
  );
}

function Answer({ huddle, person }: { huddle: HuddleView; person: ParticipantView['person'] }) {
  const { t } = useLingui();
  const carryOut = useCarryOut(huddle.id);
  const decide = (accept: boolean) => () => carryOut(() => answerRequest(huddle.id, person.id, accept));
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
