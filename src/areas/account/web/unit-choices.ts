import { useLingui } from '@lingui/react/macro';
import type { Units } from '../rules/units.ts';

interface UnitChoice {
  readonly kind: keyof Units;
  readonly label: string;
  readonly data: { value: string; label: string }[];
}

/** What can be chosen for each kind of measure, in words. */
export function useUnitChoices(): UnitChoice[] {
  const { t } = useLingui();
  return [
    { kind: 'length', label: t`Distance`, data: pair(['KM', t`Kilometres`], ['MI', t`Miles`]) },
    { kind: 'temperature', label: t`Temperature`, data: pair(['C', t`Celsius`], ['F', t`Fahrenheit`]) },
    { kind: 'mass', label: t`Weight`, data: pair(['KG', t`Kilograms`], ['LB', t`Pounds`]) },
    { kind: 'volume', label: t`Volume`, data: pair(['L', t`Litres`], ['GAL', t`Gallons`]) },
    { kind: 'energy', label: t`Energy`, data: pair(['KCAL', t`Kilocalories`], ['KJ', t`Kilojoules`]) },
    { kind: 'time', label: t`Time of day`, data: pair(['H24', t`18:30`], ['H12', t`6:30 pm`]) },
  ];
}

function pair(...choices: [value: string, label: string][]) {
  return choices.map(([value, label]) => ({ value, label }));
}
