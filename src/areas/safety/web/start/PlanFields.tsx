import { useLingui } from '@lingui/react/macro';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { PlacePicker } from '#areas/place/web/public/PlacePicker.tsx';
import { formatDuration } from '#platform/shared/duration.ts';
import { graceChoices, MAX_CAR, MAX_PLAN_NAME, MAX_PLAN_NOTE, MAX_ROUTE } from '../../rules/limits.ts';
import classes from './Start.module.css';
import type { Fields } from './use-plan-form.ts';

interface FieldsProps {
  form: Fields;
  /** It belongs to an outing: its meeting point is where it starts unless one says otherwise. */
  ofHuddle: boolean;
}

/** What it is called, when they are back, and how long everybody waits after that. */
export function WhenFields({ form }: { form: Fields }) {
  const { t } = useLingui();
  const { grace, timeZone } = form.values;
  const choices = [...new Set([...graceChoices, grace])].sort((one, other) => one - other);
  return (
    <>
      <TextInput
        size="md"
        label={t`Name`}
        placeholder={t`Rigi over the north ridge`}
        maxLength={MAX_PLAN_NAME}
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <div className={classes.two}>
        <TextInput
          size="md"
          type="datetime-local"
          label={t`Expected back`}
          description={timeZone}
          {...form.getInputProps('expected')}
        />
        <NativeSelect
          size="md"
          label={t`Grace period`}
          description={t`So late you may be before others are told`}
          data={choices.map((minutes) => ({ value: String(minutes), label: formatDuration(minutes) }))}
          value={String(grace)}
          onChange={(event) => form.setFieldValue('grace', Number(event.currentTarget.value))}
        />
      </div>
    </>
  );
}

/** What helpers need: where it starts, what is planned, cars, and what helps to find them. */
export function DetailFields({ form, ofHuddle }: FieldsProps) {
  const { t } = useLingui();
  const area = { size: 'md', autosize: true, minRows: 2, maxRows: 8 } as const;
  return (
    <>
      <PlacePicker
        label={t`Where it starts`}
        {...(ofHuddle && { description: t`Empty: where the outing meets.` })}
        error={form.errors.place}
        value={form.values.place}
        onChange={(place) => form.setFieldValue('place', place)}
      />
      <Textarea
        {...area}
        label={t`Route, and what you do`}
        placeholder={t`Up the north ridge, down by the alp; in bad weather the same way back`}
        maxLength={MAX_ROUTE}
        {...form.getInputProps('route')}
      />
      <TextInput
        size="md"
        label={t`Car`}
        description={t`Model, colour, plate, and where it is parked`}
        maxLength={MAX_CAR}
        autoComplete="off"
        {...form.getInputProps('car')}
      />
      <Textarea
        {...area}
        label={t`What helps to find you`}
        description={t`Phone numbers with their country code, clothing, gear: all that helpers read of you stands here`}
        placeholder={t`+41 79 123 45 67, red jacket, blue tent, avalanche beacon, two dogs`}
        maxLength={MAX_PLAN_NOTE}
        {...form.getInputProps('note')}
      />
    </>
  );
}

/** Faults that no field shows by itself. */
export function Fault({ children }: { children: React.ReactNode }) {
  return children ? (
    <p className={classes.fault} role="alert">
      {children}
    </p>
  ) : null;
}
