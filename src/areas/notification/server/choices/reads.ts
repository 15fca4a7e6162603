import { type Selectable, sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { DB } from '#platform/server/db/schema.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { type Choice, usualChoice } from '../../rules/choices.ts';
import { isKind, type Kind, kinds } from '../../rules/kinds.ts';

export type ChoiceOf = (personId: PersonId, kind: Kind) => Choice;

/** How each of these people wants to be told, with the usual way for what they never chose. */
export async function choicesOf(db: DbOrTx, people: readonly PersonId[]): Promise<ChoiceOf> {
  const rows = people.length === 0 ? [] : (await chosenBy({ people: [...new Set(people)] }).execute(db)).rows;
  const chosen = new Map(rows.map((row) => [`${row.person_id} ${row.kind}`, row]));
  return (personId, kind) => {
    const row = chosen.get(`${personId} ${kind}`);
    const usual = usualChoice(kind);
    if (!row) return usual;
    // What was chosen before there were pushes: where nothing is shown, nothing is pushed.
    return { inApp: row.in_app, push: row.push ?? (row.in_app && usual.push), mail: row.mail };
  };
}

const chosenBy = ({ people }: { readonly people: readonly PersonId[] }) => sql<
  Selectable<DB['notification_choices']>
>`
    select * from notification_choices where person_id = any(${people}::uuid[])`;

export async function allChoicesOf(db: DbOrTx, personId: PersonId) {
  const choiceOf = await choicesOf(db, [personId]);
  return kinds.map((kind) => ({ kind, ...choiceOf(personId, kind) }));
}

/** The digest is ended by a word as each kind is. */
export const DIGEST = 'DIGEST';

/** Whose mails of which kind the word at the end of a mail ends. */
export async function findUnsubscribe(
  db: DbOrTx,
  token: string,
): Promise<{ readonly personId: PersonId; readonly kind: Kind | typeof DIGEST } | undefined> {
  const row = await db
    .selectFrom('notification_unsubscribes')
    .select(['person_id', 'kind'])
    .where('token', '=', token)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.kind === DIGEST) return { personId: row.person_id, kind: DIGEST };
  return isKind(row.kind) ? { personId: row.person_id, kind: row.kind } : undefined;
}
