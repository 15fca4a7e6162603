import { Trans, useLingui } from '@lingui/react/macro';
import { SegmentedControl, Textarea } from '@mantine/core';
import { PlacePicker } from '#areas/place/web/public/PlacePicker.tsx';
import classes from './create.module.css';
import { Group } from './Group.tsx';
import type { PlanFields } from './use-plan-form.ts';

/** Where people meet, where they park, and who is told exactly. */
export function MeetingGroup({ form }: { form: PlanFields }) {
  const { t } = useLingui();
  return (
    <Group
      form={form}
      title={<Trans>Meeting point and parking</Trans>}
      says={form.values.meetingPoint?.name ?? form.values.meetingPointNote}
      fields={['venueNote', 'meetingPoint', 'meetingPointNote', 'parking', 'parkingNote', 'precisePlaces']}
    >
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
    </Group>
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
