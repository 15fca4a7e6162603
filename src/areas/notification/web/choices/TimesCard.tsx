import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, Switch } from '@mantine/core';
import { useId } from 'react';
import { type Clock, formatTime, word } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import type { ChangedSettings, Settings } from './choices.ts';
import classes from './TimesCard.module.css';

interface TimesProps {
  settings: Settings;
  onChange: (change: ChangedSettings) => void;
}

const HALF_HOURS = Array.from({ length: 48 }, (_, at) => at * 30);

/** Hours in which only what is urgent rings (NOT-6). */
export function QuietHours({ settings, onChange }: TimesProps) {
  const { t } = useLingui();
  const id = useId();
  const { quiet, quietFrom, quietTo } = settings;
  return (
    <div className={classes.part}>
      <div className={classes.row}>
        <label htmlFor={id}>
          <strong>
            <Trans>Quiet hours</Trans>
          </strong>
          <small>
            <Trans>Only what is urgent reaches your devices. The rest comes together afterwards.</Trans>
          </small>
        </label>
        <Switch
          id={id}
          size="lg"
          checked={quiet}
          onChange={(event) => onChange({ quiet: event.currentTarget.checked })}
        />
      </div>
      {quiet && (
        <div className={classes.two}>
          <TimeSelect
            label={t`From`}
            value={quietFrom}
            onChange={(minute) => onChange({ quietFrom: minute })}
          />
          <TimeSelect label={t`Until`} value={quietTo} onChange={(minute) => onChange({ quietTo: minute })} />
        </div>
      )}
    </div>
  );
}

/** A mail a day or a week with what can wait (NOT-5). */
export function DigestTimes({ settings, onChange }: TimesProps) {
  const { t } = useLingui();
  const { digest, digestAt, digestDay } = settings;
  const days = useWeekdays();
  return (
    <div className={classes.part}>
      <NativeSelect
        size="md"
        label={t`Digest by mail`}
        description={t`What waits for you, new outings, what people you follow do. Never an empty one.`}
        value={digest}
        data={[
          { value: 'NEVER', label: t`No digest` },
          { value: 'DAILY', label: t`Every day` },
          { value: 'WEEKLY', label: t`Every week` },
        ]}
        onChange={(event) => onChange({ digest: event.currentTarget.value as Settings['digest'] })}
      />
      {digest !== 'NEVER' && (
        <div className={classes.two}>
          {digest === 'WEEKLY' && (
            <NativeSelect
              size="md"
              label={t`On`}
              value={String(digestDay)}
              data={days}
              onChange={(event) => onChange({ digestDay: Number(event.currentTarget.value) })}
            />
          )}
          <TimeSelect label={t`At`} value={digestAt} onChange={(minute) => onChange({ digestAt: minute })} />
        </div>
      )}
    </div>
  );
}

function TimeSelect({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number;
  onChange: (minute: number) => void;
}) {
  const clock = useWallClock();
  const minutes = HALF_HOURS.includes(value) ? HALF_HOURS : [...HALF_HOURS, value].sort((a, b) => a - b);
  return (
    <NativeSelect
      size="md"
      label={label}
      value={String(value)}
      data={minutes.map((minute) => ({
        value: String(minute),
        label: formatTime(new Date(minute * 60_000), clock),
      }))}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  );
}

/** Minutes of a day are no instants: they are worded as they are, in the reader's way. */
function useWallClock(): Clock {
  const { locale, hours } = useClock();
  return hours ? { locale, hours, timeZone: 'UTC' } : { locale, timeZone: 'UTC' };
}

const WEEKDAY = { weekday: 'long' } as const;

/** Monday first; the first of January 2024 was one. */
function useWeekdays() {
  const clock = useWallClock();
  return [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    value: String(day),
    label: word(new Date(Date.UTC(2024, 0, day, 12)), clock, WEEKDAY),
  }));
}
