import { useLingui } from '@lingui/react/macro';
import { Select } from '@mantine/core';
import type { Units } from '../../rules/units.ts';
import classes from '../gate-page.module.css';
import type { Onboarding } from '../onboarding-form.ts';

/** Units and time zone, prefilled from the browser. */
export function UnitsStep({ form }: { form: Onboarding }) {
  const { t } = useLingui();
  const choices: { kind: keyof Units; label: string; data: { value: string; label: string }[] }[] = [
    { kind: 'length', label: t`Distance`, data: pair(['KM', t`Kilometres`], ['MI', t`Miles`]) },
    { kind: 'temperature', label: t`Temperature`, data: pair(['C', t`Celsius`], ['F', t`Fahrenheit`]) },
    { kind: 'mass', label: t`Weight`, data: pair(['KG', t`Kilograms`], ['LB', t`Pounds`]) },
    { kind: 'volume', label: t`Volume`, data: pair(['L', t`Litres`], ['GAL', t`Gallons`]) },
    { kind: 'energy', label: t`Energy`, data: pair(['KCAL', t`Kilocalories`], ['KJ', t`Kilojoules`]) },
    { kind: 'time', label: t`Time of day`, data: pair(['H24', t`18:30`], ['H12', t`6:30 pm`]) },
  ];
  return (
    <div className={classes.fields}>
      <Select
        size="md"
        label={t`Time zone`}
        data={timeZones(form.values.timeZone)}
        searchable
        allowDeselect={false}
        {...form.getInputProps('timeZone')}
      />
      <div className={classes.two}>
        {choices.map(({ kind, label, data }) => (
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

function pair(...choices: [value: string, label: string][]) {
  return choices.map(([value, label]) => ({ value, label }));
}

function timeZones(own: string): string[] {
  return [...new Set([own, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
}
