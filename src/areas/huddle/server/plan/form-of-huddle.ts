import type { PersonId } from '#platform/shared/ids.ts';
import type { HuddleForm } from '../../rules/fields.ts';
import { emptyFormValues, formOfValues } from '../../rules/form.ts';
import type { HuddleRow } from '../row-facts.ts';
import { valuesOf } from './fields.ts';

/** The fields that a page would hold for this huddle; a draft from before a field was added has it empty. */
export function formOfHuddle(row: HuddleRow, coHostIds: readonly PersonId[]): HuddleForm {
  const draft = row.draft_form as Partial<HuddleForm> | null;
  return draft ? { ...emptyFormValues(), ...draft } : formOfValues(valuesOf(row, coHostIds));
}
