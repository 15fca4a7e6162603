import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { PlacePicker } from '#areas/place/web/public/PlacePicker.tsx';
import { formatTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { type Activity, activities } from '../../rules/activity.ts';
import { guessEnd } from '../../rules/guess.ts';
import { activityNames } from '../messages.ts';
import { DayChips } from './DayChips.tsx';
import { endAfterMove } from './keep-length.ts';
import classes from './MainFields.module.css';
import { ReadNote } from './ReadNote.tsx';
import { Section } from './Section.tsx';
import type { PlanFields } from './use-plan-form.ts';
import { useReading } from './use-reading.ts';

interface MainFieldsProps {
  form: PlanFields;
  /** A new plan: its name is read as a sentence. */
  reads: boolean;
}

/** What, when, where, how many: enough to publish. */
export function MainFields({ form, reads }: MainFieldsProps) {
  const { t } = useLingui();
  const reader = useReading(form, reads);
  return (
    <Section id="what" title={<Trans>The outing</Trans>}>
      <TextInput
        size="md"
        label={t`Name`}
        placeholder={reads ? t`Wednesday evening bouldering, 6 people` : t`Sunrise on the Rigi`}
        required
        enterKeyHint="done"
        {...form.getInputProps('name')}
        onChange={(event) => reader.type(event.currentTarget.value)}
        onBlur={(event) => {
          reader.leave();
          form.getInputProps('name').onBlur?.(event);
        }}
        onKeyDown={(event) => {
          // What was read is seen before it is published.
          if (event.key !== 'Enter' || !reads) return;
          event.preventDefault();
          event.currentTarget.blur();
        }}
      />
      <ReadNote filled={reader.filled} onUndo={reader.undo} />
      <div className={classes.pair}>
        <ActivityField form={form} />
        <TextInput
          size="md"
          label={t`How many people fit`}
          placeholder={t`No limit`}
          inputMode="numeric"
          {...form.getInputProps('capacity')}
        />
      </div>
      <WhenFields form={form} />
      <PlacePicker
        label={t`Venue`}
        error={form.errors.venue}
        value={form.values.venue}
        onChange={(place, timeZone) => {
          form.setFieldValue('venue', place);
          if (timeZone) form.setFieldValue('timeZone', timeZone);
        }}
      />
    </Section>
  );
}

/** Whether nobody has said when it ends. */
function isGuessed({ start, end, activity }: PlanFields['values']): boolean {
  return end === guessEnd(start, activity);
}

function ActivityField({ form }: { form: PlanFields }) {
  const { t } = useLingui();
  const choose = (activity: Activity) => {
    if (isGuessed(form.values)) form.setFieldValue('end', guessEnd(form.values.start, activity));
    form.setFieldValue('activity', activity);
  };
  return (
    <NativeSelect
      size="md"
      label={t`Activity`}
      data={activities.map((value) => ({ value, label: t(activityNames[value]) }))}
      {...form.getInputProps('activity')}
      onChange={(event) => choose(event.currentTarget.value as Activity)}
    />
  );
}

/** Moves the end with the start; while a start is typed it is none for a moment, so the last whole one is kept. */
function useMoveStart(form: PlanFields): (start: string) => void {
  const whole = useRef(form.values);
  return (start) => {
    if (form.values.start !== '') whole.current = form.values;
    const { activity, end } = form.values;
    const guessed = isGuessed(whole.current) && guessEnd(start, activity);
    form.setFieldValue('end', guessed || endAfterMove({ start: whole.current.start, end }, start));
    form.setFieldValue('start', start);
  };
}

const QUARTER_SECONDS = 900;

function WhenFields({ form }: { form: PlanFields }) {
  const { t } = useLingui();
  const clock = useClock();
  const moveStart = useMoveStart(form);
  const { start, end, timeZone } = form.values;
  const sameDay = end.slice(0, 10) === start.slice(0, 10) && end > start;
  const until = sameDay && formatTime(new Date(`${end}Z`), { ...clock, timeZone: 'UTC' });
  return (
    <div className={classes.when}>
      <TextInput
        size="md"
        type="datetime-local"
        step={QUARTER_SECONDS}
        label={t`Start`}
        required
        {...form.getInputProps('start')}
        onChange={(event) => moveStart(event.currentTarget.value)}
      />
      <DayChips start={start} timeZone={timeZone} onChoose={moveStart} />
      {until && (
        <p className={classes.until}>
          <Trans>Until {until}</Trans>
        </p>
      )}
    </div>
  );
}
