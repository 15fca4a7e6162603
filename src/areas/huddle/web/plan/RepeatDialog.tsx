import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '#platform/shared/time.ts';
import { instantIn, wallIn } from '#platform/shared/zoned-time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { occurrencesAfter, type Pace } from '../../rules/series.ts';
import classes from './PlanTools.module.css';
import { planQuery, repeatHuddle } from './plan-api.ts';
import { useManage } from './use-manage.ts';

interface RepeatDialogProps {
  huddle: HuddleView;
  opened: boolean;
  onClose: () => void;
}

const MAX_TIMES = 52;
const SHOWN = 4;

/** Plans the same huddle again, with the days it will fall on shown before it is done. */
export function RepeatDialog({ huddle, opened, onClose }: RepeatDialogProps) {
  const { t } = useLingui();
  const manage = useManage();
  const [pace, setPace] = useState<Pace>('WEEK');
  const [typed, setTyped] = useState('4');
  const { data: plan } = useQuery({ ...planQuery(huddle.id), enabled: opened });
  const times = /^\d{1,2}$/.test(typed) ? Number(typed) : 0;
  const isRight = times >= 1 && times <= MAX_TIMES;
  const repeat = async () => {
    if (await manage(() => repeatHuddle(huddle.id, pace, times))) onClose();
  };
  if (plan?.series) {
    return (
      <ResponsiveSheet opened={opened} onClose={onClose} title={<Trans>Repeat</Trans>}>
        <p>
          <Trans>This huddle repeats already. Duplicate it to begin another series.</Trans>
        </p>
      </ResponsiveSheet>
    );
  }
  return (
    <ResponsiveSheet opened={opened} onClose={onClose} title={<Trans>Repeat</Trans>}>
      <div className={classes.fields}>
        <NativeSelect
          size="md"
          label={t`How often`}
          data={[
            { value: 'WEEK', label: t`Every week` },
            { value: 'TWO_WEEKS', label: t`Every two weeks` },
            { value: 'MONTH_WEEKDAY', label: t`Every month, on the same weekday` },
            { value: 'MONTH_DATE', label: t`Every month, on the same date` },
          ]}
          value={pace}
          onChange={(event) => setPace(event.currentTarget.value as Pace)}
        />
        <TextInput
          size="md"
          label={t`How many more times`}
          inputMode="numeric"
          value={typed}
          error={isRight ? null : t`Enter a number from 1 to 52.`}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {isRight && <Days huddle={huddle} pace={pace} times={times} />}
        <SubmitButton wide disabled={!isRight} onPress={repeat}>
          <Trans>Plan them</Trans>
        </SubmitButton>
      </div>
    </ResponsiveSheet>
  );
}

function Days({ huddle, pace, times }: { huddle: HuddleView; pace: Pace; times: number }) {
  const clock = { ...useClock(huddle.timeZone), timeZone: huddle.timeZone };
  const walls = occurrencesAfter(wallIn(new Date(huddle.startDateTime), huddle.timeZone), pace, times);
  const days = walls.slice(0, SHOWN).flatMap((wall) => {
    const instant = instantIn(wall, huddle.timeZone);
    return instant ? [formatDay(instant, new Date(), clock)] : [];
  });
  return (
    <p className={classes.quiet}>
      {days.join(' · ')}
      {times > SHOWN && ' …'}
    </p>
  );
}
