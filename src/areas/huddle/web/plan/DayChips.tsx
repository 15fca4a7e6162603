import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { word } from '#platform/shared/time.ts';
import { wallIn } from '#platform/shared/zoned-time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { shiftDays } from '../../rules/series.ts';
import classes from './MainFields.module.css';

const DAYS = 9;
/** Of the day before, so much stays in sight. */
const MARGIN_PX = 56;
const CHIP_DAY = { weekday: 'short', day: 'numeric' } as const;

interface DayChipsProps {
  /** As clocks at the venue show it. */
  start: string;
  timeZone: string;
  onChoose: (start: string) => void;
}

/** The next days at the venue, one tap each; the hour stays. */
export function DayChips({ start, timeZone, onChoose }: DayChipsProps) {
  const { t } = useLingui();
  const clock = useClock();
  const today = wallIn(new Date(), timeZone).slice(0, 10);
  const hour = start.slice(10) || 'T18:00';
  const row = useRef<HTMLDivElement>(null);
  const chosen = start.slice(0, 10);
  useEffect(() => {
    const day = chosen && row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (day && row.current) row.current.scrollLeft = day.offsetLeft - row.current.offsetLeft - MARGIN_PX;
  }, [chosen]);
  const days = Array.from({ length: DAYS }, (_, at) => shiftDays(`${today}${hour}`, at));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't scroll sideways
    <div ref={row} className={classes.days} role="group" aria-label={t`Day`}>
      {days.map((day) => (
        <button
          key={day}
          type="button"
          className={classes.day}
          aria-pressed={day.slice(0, 10) === chosen}
          onClick={() => onChoose(day)}
        >
          {word(new Date(`${day}Z`), { ...clock, timeZone: 'UTC' }, CHIP_DAY).replace(',', '')}
        </button>
      ))}
    </div>
  );
}
