import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Group, NumberInput, Switch } from '@mantine/core';
import { ageGroups } from '../../rules/guests.ts';
import { ageGroupNames, ageGroupRanges } from '../messages.ts';
import classes from './create.module.css';
import type { HuddleFields } from './use-huddle-form.ts';

/** Who may come, how many, and with whom. */
export function WhoFields({ form }: { form: HuddleFields }) {
  const { t } = useLingui();
  return (
    <fieldset className={classes.section}>
      <legend>
        <Trans>Who</Trans>
      </legend>
      <NumberInput
        size="md"
        label={t`How many people fit`}
        description={t`Guests count, hosts do not. Empty means no limit.`}
        min={1}
        max={100_000}
        allowDecimal={false}
        {...form.getInputProps('capacity')}
        onChange={(value) => form.setFieldValue('capacity', String(value))}
      />
      <Switch
        size="md"
        label={t`I accept each request myself`}
        {...form.getInputProps('approvalRequired', { type: 'checkbox' })}
      />
      <Switch
        size="md"
        label={t`Only a clear yes or no, no maybe`}
        {...form.getInputProps('decisiveRsvp', { type: 'checkbox' })}
      />
      <Switch
        size="md"
        label={t`People may bring guests`}
        {...form.getInputProps('guestAllowed', { type: 'checkbox' })}
      />
      {form.values.guestAllowed && <GuestFields form={form} />}
    </fieldset>
  );
}

function GuestFields({ form }: { form: HuddleFields }) {
  const { t } = useLingui();
  return (
    <>
      <NumberInput
        size="md"
        label={t`Guests each person may bring`}
        min={1}
        max={20}
        allowDecimal={false}
        {...form.getInputProps('guestLimit')}
        onChange={(value) => form.setFieldValue('guestLimit', String(value))}
      />
      <Checkbox.Group label={t`Ages that may come along`} {...form.getInputProps('guestAllowedAges')}>
        <Group gap="md" mt={8}>
          {ageGroups.map((group) => (
            <Checkbox
              key={group}
              size="md"
              value={group}
              label={`${t(ageGroupNames[group])} (${t(ageGroupRanges[group])})`}
            />
          ))}
        </Group>
      </Checkbox.Group>
    </>
  );
}
