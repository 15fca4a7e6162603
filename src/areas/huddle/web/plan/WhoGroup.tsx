import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Switch, TextInput } from '@mantine/core';
import { simpleNames } from '../../rules/fields.ts';
import { ageGroups } from '../../rules/guests.ts';
import { ageGroupNames, ageGroupRanges, privacyNames } from '../messages.ts';
import classes from './create.module.css';
import { fieldNames } from './field-names.ts';
import { Group } from './Group.tsx';
import { SeenByFields } from './SeenByFields.tsx';
import type { PlanFields } from './use-plan-form.ts';

/** Who may see it and come, and with whom. */
export function WhoGroup({ form }: { form: PlanFields }) {
  const { t } = useLingui();
  return (
    <Group
      form={form}
      title={<Trans>Who may come</Trans>}
      says={t(privacyNames[form.values.privacy])}
      open={form.values.communityId !== null}
      fields={['privacy', 'communityId', 'guestAllowed', 'guestLimit', 'guestAllowedAges', ...simpleNames]}
    >
      <SeenByFields form={form} />
      <Switch
        size="md"
        label={t`People may bring guests`}
        {...form.getInputProps('guestAllowed', { type: 'checkbox' })}
      />
      <p className={classes.hint}>
        <Trans>Guests count towards the limit, hosts do not.</Trans>
      </p>
      {form.values.guestAllowed && <GuestFields form={form} />}
      {simpleNames.map((name) => (
        <Switch
          key={name}
          size="md"
          label={t(fieldNames[name])}
          {...form.getInputProps(name, { type: 'checkbox' })}
        />
      ))}
    </Group>
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
