import type { DB } from '#platform/server/db/schema.ts';
import { type ColumnOf, columnOf, emptyValue, type Field, type Written } from '#platform/shared/fields.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { PlaceValue } from '#platform/shared/wire-values.ts';
import {
  type CardName,
  cardNames,
  type DetailName,
  detailNames,
  entriesOfFields,
  type FieldName,
  type HuddleFields,
  type HuddleValues,
  huddleFields,
} from '../../rules/fields.ts';
import type { HuddleRow } from '../rows.ts';

/** The columns that a host fills, as they are written. */
export type PlanColumns = Written<HuddleFields>;

/** Columns of a huddle that no form fills. */
type OwnColumn =
  | 'id'
  | 'status'
  | 'version'
  | 'sequence'
  | 'series_id'
  | 'draft_form'
  | 'cancel_reason'
  | 'approval'
  | 'moved_at'
  | 'moved_what'
  | 'moved_from_start'
  | 'moved_from_end'
  | 'moved_from_venue'
  | 'changed_by'
  | 'hidden_from'
  | 'created_by'
  | 'created_at'
  | 'updated_at'
  | 'confirmed_count'
  | 'confirmed_people'
  | 'held_people'
  | 'interested_count'
  | 'invited_count'
  | 'maybe_count'
  | 'requested_count'
  | 'waiting_count'
  | 'last_queue_number'
  | 'attendance_version'
  | 'question_count'
  | 'kit_count'
  | 'poll_ends_at'
  | 'go_check';

/** A column of the database that is neither, and a field without a column: each is an error here. */
type Unclaimed = Exclude<keyof DB['huddles'], OwnColumn | keyof PlanColumns>;
type Missing = Exclude<keyof PlanColumns, keyof DB['huddles']>;
true satisfies [Unclaimed, Missing] extends [never, never] ? true : { readonly no: Unclaimed | Missing };

/** The columns of what a host has sent. */
export function columnsOf(values: HuddleValues): PlanColumns {
  const columns = entriesOfFields.flatMap(([name, field]) => {
    const column = columnOf(name, field);
    return column === null ? [] : [[column, written(field, values[name])]];
  });
  return Object.fromEntries(columns) as PlanColumns;
}

/** One writing of each value, so that equal ones are equal texts. */
function written(field: Field, value: unknown): unknown {
  if (value === null) return null;
  if (field.type === 'instant') return new Date(String(value)).toISOString();
  if (field.type !== 'place') return value;
  const { name, formattedAddress, lat, lng } = value as PlaceValue;
  return JSON.stringify({ name, formattedAddress, lat, lng });
}

/** What a host once sent, from the row; the people it names are kept elsewhere. */
export function valuesOf(row: HuddleRow, coHostIds: readonly PersonId[] = []): HuddleValues {
  const values = entriesOfFields.flatMap(([name, field]) => {
    const column = columnOf(name, field);
    return column === null ? [] : [[name, readable(row[column as keyof HuddleRow])]];
  });
  return { ...(Object.fromEntries(values) as HuddleValues), coHostIds: [...coHostIds], invitedIds: [] };
}

function readable(value: HuddleRow[keyof HuddleRow]): unknown {
  return value instanceof Date ? value.toISOString() : value;
}

/** What everybody reads who may see the huddle itself. */
export function detailsOf(row: HuddleRow): Pick<HuddleValues, DetailName> {
  return read(detailNames, row);
}

/** The same for anyone who holds no more than a link. */
export function emptyDetails(): Pick<HuddleValues, DetailName> {
  return empty(detailNames);
}

/** The columns of a huddle that stand on a card as they are. */
export type CardRow = Pick<HuddleRow, ColumnOf<HuddleFields, CardName>>;

export const cardColumnNames = cardNames.map((name) => [columnOf(name, huddleFields[name]), name] as const);

export function cardFieldsOf(row: CardRow): Pick<HuddleValues, CardName> {
  return read(cardNames, row);
}

export function emptyCardFields(): Pick<HuddleValues, CardName> {
  return empty(cardNames);
}

function read<Name extends FieldName>(
  names: readonly Name[],
  row: Partial<HuddleRow>,
): Pick<HuddleValues, Name> {
  const values = names.map((name) => [
    name,
    readable(row[columnOf(name, huddleFields[name]) as keyof HuddleRow] ?? null),
  ]);
  return Object.fromEntries(values) as Pick<HuddleValues, Name>;
}

function empty<Name extends FieldName>(names: readonly Name[]): Pick<HuddleValues, Name> {
  const values = names.map((name) => [name, emptyValue(huddleFields[name])]);
  return Object.fromEntries(values) as Pick<HuddleValues, Name>;
}
