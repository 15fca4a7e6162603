import { Trans, useLingui } from '@lingui/react/macro';
import { SegmentedControl, Textarea } from '@mantine/core';
import { PlacePicker } from '#areas/place/web/public/PlacePicker.tsx';
import classes from './create.module.css';
import { Section } from './Section.tsx';
import type { PlanFields } from './use-plan-form.ts';

/** Where it takes place, where people meet, where they park; the venue brings its time zone. */
export function WhereFields({ form }: { form: PlanFields }) {
  const { t } = useLingui();
  return (
    <Section id="where" title={<Trans>Where</Trans>}>
      <PlacePicker
        label={t`Venue`}
        description={t`The town or village it starts from.`}
        error={form.errors.venue}
        value={form.values.venue}
        onChange={(place, timeZone) => {
          form.setFieldValue('venue', place);
          if (timeZone) form.setFieldValue('timeZone', timeZone);
        }}
      />
      <Note form={form} field="venueNote" label={t`Note on this place`} />
      <PlacePicker
        label={t`Where to meet`}
        error={form.errors.meetingPoint}
        value={form.values.meetingPoint}
        near={form.values.venue}
        onChange={(place) => form.setFieldValue('meetingPoint', place)}
      />
      <Note
        form={form}
        field="meetingPointNote"
        label={t`Note on where to meet`}
        placeholder={t`Under the clock of the station, platform 3`}
      />
      <PlacePicker
        label={t`Where to park`}
        error={form.errors.parking}
        value={form.values.parking}
        near={form.values.venue}
        onChange={(place) => form.setFieldValue('parking', place)}
      />
      <Note form={form} field="parkingNote" label={t`Note on where to park`} />
      <div>
        <span className={classes.label} id="precise-label">
          <Trans>Who sees exact places</Trans>
        </span>
        <SegmentedControl
          size="md"
          fullWidth
          aria-labelledby="precise-label"
          data={[
            { value: 'CONFIRMED', label: t`Confirmed people` },
            { value: 'EVERYONE', label: t`Everyone` },
          ]}
          value={form.values.precisePlaces}
          onChange={(value) => form.setFieldValue('precisePlaces', value as 'EVERYONE' | 'CONFIRMED')}
        />
      </div>
    </Section>
  );
}

interface NoteProps {
  form: PlanFields;
  field: 'venueNote' | 'meetingPointNote' | 'parkingNote';
  label: string;
  placeholder?: string;
}

function Note({ form, field, label, placeholder }: NoteProps) {
  return (
    <Textarea
      size="md"
      label={label}
      autosize
      maxRows={8}
      {...(placeholder && { placeholder })}
      {...form.getInputProps(field)}
    />
  );
}
