import { Trans, useLingui } from '@lingui/react/macro';
import { instantIn } from '#platform/shared/zoned-time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Card } from '#ui/Card.tsx';
import { stageTimes } from '../../rules/stages.ts';
import type { ContactView } from '../queries.ts';
import { StageList } from '../view/StageList.tsx';
import type { PlanForm } from './plan-form.ts';
import classes from './Start.module.css';

interface ForeseeProps {
  form: PlanForm;
  now: Date;
  alone: boolean;
  told: readonly ContactView[];
}

/** Before the press: what will happen if nobody says that all are back, by the rule that the server follows (S16). */
export function Foresee({ form, now, alone, told }: ForeseeProps) {
  const { i18n } = useLingui();
  const clock = useClock(form.timeZone);
  const expectedAt = instantIn(form.expected, form.timeZone);
  if (!expectedAt || expectedAt <= now) return null;
  const names = new Intl.ListFormat(i18n.locale).format(told.map(({ name }) => name));
  return (
    <Card className={classes.block}>
      <h2>{alone ? <Trans>If you press nothing</Trans> : <Trans>If nobody presses anything</Trans>}</h2>
      <StageList
        stages={stageTimes({ expectedAt, graceMinutes: form.grace, alone })}
        now={now}
        clock={clock}
        alone={alone}
        names={names}
        contacts={told.length}
      />
      <p className={classes.quiet}>
        {alone ? (
          <Trans>“I am back” ends it at any time, and everybody who was told hears of it.</Trans>
        ) : (
          <Trans>
            “We are all back” ends it at any time. Anybody of the party can press it, and everybody who was
            told hears of it.
          </Trans>
        )}
      </p>
    </Card>
  );
}
