import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Switch, TextInput } from '@mantine/core';
import { ageGroups } from '../../rules/guests.ts';
import { ageGroupNames, ageGroupRanges } from '../messages.ts';
import classes from './create.module.css';
import { Section } from './Section.tsx';
import type { PlanFields } from './use-plan-form.ts';

/** Who may come, how many, and with whom. */
export function WhoFields({ form }: { form: PlanFields }) {
  const { t } = useLingui();
  return (
    <Section id="who" title={<Trans>Who</Trans>}>
      <TextInput
        size="md"
        label={t`How many people fit`}
        description={t`Guests count, hosts do not. Empty means no limit.`}
        inputMode="numeric"
        {...form.getInputProps('capacity')}
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
    </Section>
  );
}

function GuestFields({ form }: { form: PlanFields }) {
  const { t } = useLingui();
  return (
    <>
      <TextInput
        size="md"
        label={t`Guests each person may bring`}
        inputMode="numeric"
        {...form.getInputProps('guestLimit')}
      />
      <Checkbox.Group label={t`Ages that may come along`} {...form.getInputProps('guestAllowedAges')}>
        <div className={classes.ages}>
          {ageGroups.map((group) => (
            <Checkbox
              key={group}
              size="md"
              value={group}
              label={`${t(ageGroupNames[group])} (${t(ageGroupRanges[group])})`}
            />
          ))}
        </div>
      </Checkbox.Group>
    </>
  );
}
