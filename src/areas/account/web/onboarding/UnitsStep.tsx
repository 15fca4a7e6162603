import { useLingui } from '@lingui/react/macro';
import { Select } from '@mantine/core';
import { timeZonesWith } from '#platform/shared/time-zones.ts';
import classes from '../gate-page.module.css';
import { useUnitChoices } from '../unit-choices.ts';
import type { Onboarding } from './onboarding-form.ts';

/** Units and time zone, prefilled from the browser. */
export function UnitsStep({ form }: { form: Onboarding }) {
  const { t } = useLingui();
  return (
    <div className={classes.fields}>
      <Select
        size="md"
        label={t`Time zone`}
        data={timeZonesWith(form.values.timeZone)}
        searchable
        allowDeselect={false}
        {...form.getInputProps('timeZone')}
      />
      <div className={classes.two}>
        {useUnitChoices().map(({ kind, label, data }) => (
          <Select
            key={kind}
            size="md"
            label={label}
            data={data}
            allowDeselect={false}
            {...form.getInputProps(`units.${kind}`)}
          />
        ))}
      </div>
    </div>
  );
}
