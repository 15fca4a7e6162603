import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { PlaceField } from '#areas/place/web/parts/PlaceField.tsx';
import classes from './create.module.css';
import type { HuddleFields } from './use-huddle-form.ts';

/** Where, and from it the time zone; then when, as the clocks there show it. */
export function WhenWhereFields({ form }: { form: HuddleFields }) {
  return (
    <>
      <WhereFields form={form} />
      <WhenFields form={form} />
    </>
  );
}

function WhereFields({ form }: { form: HuddleFields }) {
  const { t } = useLingui();
  return (
    <fieldset className={classes.section}>
      <legend>
        <Trans>Where</Trans>
      </legend>
      <PlaceField
        label={t`Venue`}
        description={t`The town or village it starts from.`}
        value={form.values.venue}
        onChange={(place, timeZone) => {
          form.setFieldValue('venue', place);
          if (timeZone) form.setFieldValue('timeZone', timeZone);
        }}
      />
      <Textarea
        size="md"
        label={t`Meeting point`}
        description={t`Shown to people who are confirmed.`}
        placeholder={t`Under the clock of the station, platform 3`}
        autosize
        maxLength={2_000}
        {...form.getInputProps('meetingPointNote')}
      />
      <Textarea
        size="md"
        label={t`Parking`}
        description={t`Shown to people who are confirmed.`}
        autosize
        maxLength={2_000}
        {...form.getInputProps('parkingNote')}
      />
    </fieldset>
  );
}

function WhenFields({ form }: { form: HuddleFields }) {
  const { t } = useLingui();
  const zones = [...new Set([form.values.timeZone, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
  return (
    <fieldset className={classes.section}>
      <legend>
        <Trans>When</Trans>
      </legend>
      <div className={classes.two}>
        <TextInput
          size="md"
          type="datetime-local"
          label={t`Start`}
          required
          {...form.getInputProps('start')}
        />
        <TextInput size="md" type="datetime-local" label={t`End`} required {...form.getInputProps('end')} />
      </div>
      <NativeSelect size="md" label={t`Time zone`} data={zones} {...form.getInputProps('timeZone')} />
      <div className={classes.two}>
        <TextInput
          size="md"
          type="datetime-local"
          label={t`RSVP from`}
          description={t`Empty: from now on`}
          {...form.getInputProps('rsvpStart')}
        />
        <TextInput
          size="md"
          type="datetime-local"
          label={t`RSVP until`}
          description={t`Empty: until the start`}
          {...form.getInputProps('rsvpEnd')}
        />
      </div>
    </fieldset>
  );
}
