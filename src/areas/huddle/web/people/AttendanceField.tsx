import { useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { ParticipantView } from '../../contract/people.ts';
import { noteAttendance } from '../mutations.ts';
import { useCarryOut } from '../use-carry-out.ts';
import classes from './People.module.css';

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
  const carryOut = useCarryOut(huddleId);
  const [busy, setBusy] = useState(false);
  const { person, guestCount, attendedPeople } = participant;
  const most = Math.min(21, Math.max(1 + guestCount + MORE_THAN_SAID, attendedPeople ?? 0));
  const counts = Array.from({ length: most + 1 }, (_, people) => people);
  const save = async (value: string) => {
    setBusy(true);
    const people = value === NOT_NOTED ? null : Number(value);
    await carryOut(() => noteAttendance(huddleId, person.id, people)).finally(() => setBusy(false));
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
