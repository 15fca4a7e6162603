import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, TextInput } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { sayCoordinates } from '#areas/aurora/rules/danger/coordinates.ts';
import { directionLinks } from '#areas/huddle/rules/calendar-links.ts';
import { findMeExactly } from '#areas/place/web/public/find-me.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Card } from '#ui/Card.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import { MAX_CHECK_IN_NOTE } from '../../rules/limits.ts';
import { type CheckInInput, keepCheckIn } from '../kept-deeds.ts';
import plans from '../plans/Plans.module.css';
import type { CheckInView, ReturnPlanView } from '../queries.ts';
import { sayTime } from '../say-time.ts';
import { useDeed } from '../use-deed.ts';
import classes from './CheckIns.module.css';

interface CheckInCardProps {
  plan: ReturnPlanView;
  now: Date;
}

/** Signs from the way: the latest is what helpers read. */
export function CheckInCard({ plan, now }: CheckInCardProps) {
  const { checkIns, endedAt } = plan;
  if (endedAt !== null && checkIns.length === 0) return null;
  return (
    <Card className={plans.block} aria-labelledby="check-ins">
      <h2 id="check-ins">
        <Trans>Check-ins</Trans>
      </h2>
      {endedAt === null && <CheckInForm plan={plan} />}
      {checkIns.length > 0 && (
        <ul className={classes.list}>
          {checkIns.map((checkIn) => (
            <CheckIn key={checkIn.id} checkIn={checkIn} now={now} timeZone={plan.timeZone} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function CheckInForm({ plan }: { plan: ReturnPlanView }) {
  const { t } = useLingui();
  const deed = useDeed(plan.huddleId);
  const [note, setNote] = useState('');
  const [isPlaced, setPlaced] = useState(false);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    const position = isPlaced ? await whereIAm() : null;
    if (position === undefined)
      return showToast({
        kind: 'error',
        summary: t`Check-in`,
        detail: t`Your phone does not say where you are. Allow it, or check in without your position.`,
      });
    const words = t`Check-in: ${note}`;
    if (await deed(() => keepCheckIn(plan, { note, position }, words))) setNote('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    void send().finally(() => setBusy(false));
  };
  return (
    <form className={plans.block} onSubmit={submit}>
      <TextInput
        size="md"
        label={t`Where you are, and how`}
        placeholder={t`At the pass, all well`}
        description={t`If you are overdue, helpers read the latest one.`}
        required
        autoComplete="off"
        maxLength={MAX_CHECK_IN_NOTE}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Checkbox
        size="md"
        label={t`Add my position`}
        checked={isPlaced}
        onChange={(event) => setPlaced(event.currentTarget.checked)}
      />
      <SubmitButton look="outline" busy={busy}>
        <Trans>Check in</Trans>
      </SubmitButton>
    </form>
  );
}

/** Asked only at the press; undefined where the phone does not say it. */
async function whereIAm(): Promise<CheckInInput['position'] | undefined> {
  try {
    const { latitude, longitude } = await findMeExactly();
    return { lat: roughly(latitude), lng: roughly(longitude) };
  } catch {
    return undefined;
  }
}

/** To about a metre. */
const roughly = (degrees: number) => Math.round(degrees * 100_000) / 100_000;

interface CheckInProps {
  checkIn: CheckInView;
  now: Date;
  timeZone: string;
}

function CheckIn({ checkIn: { by, at, note, position }, now, timeZone }: CheckInProps) {
  const clock = useClock(timeZone);
  return (
    <li>
      <span className={classes.who}>
        <time dateTime={at}>{sayTime(new Date(at), now, clock)}</time>
        {by && <span dir="auto">{by.displayName}</span>}
      </span>
      <span dir="auto">{note}</span>
      {position && (
        <a
          href={directionLinks(position.lat, position.lng).openStreetMap}
          target="_blank"
          rel="noreferrer"
          className={classes.point}
        >
          <IconMapPin aria-hidden size={18} /> {sayCoordinates(position.lat, position.lng)}
        </a>
      )}
    </li>
  );
}
