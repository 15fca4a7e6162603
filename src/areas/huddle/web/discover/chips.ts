import type { PlaceValue } from '#platform/shared/wire-values.ts';
import type { Chip } from '../../rules/finding.ts';
import { aroundOf, type Filters } from './filters.ts';

/** Whether what a chip stands for is looked for now. */
export function isOn(chip: Chip, filters: Filters): boolean {
  if (chip === 'WEEKEND' || chip === 'TODAY') return filters.when === chip;
  if (chip === 'NEAR') return filters.near !== '';
  if (chip === 'FITS') return filters.fits;
  if (chip === 'RIDE') return filters.carpooling;
  if (chip === 'FREE_PLACES') return filters.room;
  return filters.difficulty === 'EASY';
}

/** What a tap on a chip changes; `here` is where NEAR looks. */
export function toggled(chip: Chip, filters: Filters, here: PlaceValue | null): Partial<Filters> {
  const on = !isOn(chip, filters);
  if (chip === 'WEEKEND' || chip === 'TODAY') return { when: on ? chip : '', from: '', to: '' };
  if (chip === 'NEAR') return aroundOf(on ? here : null, filters);
  if (chip === 'FITS') return { fits: on };
  if (chip === 'RIDE') return { carpooling: on };
  if (chip === 'FREE_PLACES') return { room: on };
  return { difficulty: on ? 'EASY' : '' };
}
