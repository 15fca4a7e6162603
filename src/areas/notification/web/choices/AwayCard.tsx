import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, TextInput } from '@mantine/core';
import { useId } from 'react';
import { formatDay } from '#platform/shared/time.ts';
import { instantIn, wallIn } from '#platform/shared/zoned-time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { pushLimits } from '../../rules/budget.ts';
import type { ChangedSettings, Settings } from './choices.ts';
import classes from './TimesCard.module.css';

interface PartProps {
  settings: Settings;
  onChange: (change: ChangedSettings) => Promise<void>;
}

/** At which time of the last day somebody is back. */
const BACK_AT = '07:00';

/** Away until a day: only outings that I go to are told, the rest in one digest at my return (NOT-6). */
export function Away({ settings: { awayUntil }, onChange }: PartProps) {
  const { t } = useLingui();
  const clock = useClock();
  const id = useId();
  const now = new Date();
  const today = wallIn(now, clock.timeZone).slice(0, 10);
  const choose = (day: string) => {
    const until = day ? instantIn(`${day}T${BACK_AT}`, clock.timeZone) : undefined;
    if (until && until > now) void onChange({ awayUntil: until.toISOString() });
  };
  return (
    <div className={classes.part}>
      <div className={classes.row}>
        <label htmlFor={id}>
          <strong>
            {awayUntil ? (
              <Trans>Away until {formatDay(new Date(awayUntil), now, clock)}</Trans>
            ) : (
              <Trans>Away until …</Trans>
            )}
          </strong>
          <small>
            <Trans>
              Only what concerns huddles you go to reaches you. The rest comes as one digest when you are
              back.
            </Trans>
          </small>
        </label>
        {awayUntil && (
          <SubmitButton look="outline" size="small" onPress={() => onChange({ awayUntil: null })}>
            <Trans>I am back</Trans>
          </SubmitButton>
        )}
      </div>
      <TextInput
        id={id}
        size="md"
        type="date"
        aria-label={t`Away until`}
        min={today}
        value={awayUntil ? wallIn(new Date(awayUntil), clock.timeZone).slice(0, 10) : ''}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    </div>
  );
}

/** How often it may ring a day for what is not urgent (NOT-6). */
export function PushLimit({ settings: { pushesADay }, onChange }: PartProps) {
  const { t } = useLingui();
  const limits = pushLimits.some((limit) => limit === pushesADay) ? pushLimits : [pushesADay, ...pushLimits];
  return (
    <NativeSelect
      size="md"
      label={t`Messages a day on my devices`}
      description={t`What is urgent always comes. What is more than this comes as one in the evening.`}
      value={String(pushesADay)}
      data={limits.map((limit) => ({
        value: String(limit),
        label: limit === null ? t`No limit` : t`At most ${limit}`,
      }))}
      onChange={({ currentTarget: { value } }) =>
        void onChange({ pushesADay: value === 'null' ? null : Number(value) })
      }
    />
  );
}
