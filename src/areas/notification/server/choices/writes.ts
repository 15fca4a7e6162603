import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { Choice } from '../../rules/choices.ts';
import type { Kind } from '../../rules/kinds.ts';

const WORD_BYTES = 24;

export async function saveChoice(
  tx: Tx,
  personId: PersonId,
  kind: Kind,
  { inApp, push, mail }: Omit<Choice, 'push'> & { readonly push?: boolean | undefined },
): Promise<void> {
  // A page from before there were pushes says nothing of them, and changes nothing about them.
  const chosen = push === undefined ? { in_app: inApp, mail } : { in_app: inApp, mail, push };
  await tx
    .insertInto('notification_choices')
    .values({ person_id: personId, kind, ...chosen })
    .onConflict((conflict) => conflict.columns(['person_id', 'kind']).doUpdateSet(chosen))
    .execute();
}

/** `saveChoice` for several kinds. */
export async function saveChoices(
  tx: Tx,
  personId: PersonId,
  choices: readonly (Choice & { readonly kind: Kind })[],
): Promise<void> {
  await tx
    .insertInto('notification_choices')
    .values(
      choices.map(({ kind, inApp, push, mail }) => ({
        person_id: personId,
        kind,
        in_app: inApp,
        push,
        mail,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'kind']).doUpdateSet(({ ref }) => ({
        in_app: ref('excluded.in_app'),
        push: ref('excluded.push'),
        mail: ref('excluded.mail'),
      })),
    )
    .execute();
}

interface Ended {
  readonly recipientId: PersonId;
  readonly kind: Kind;
}

/** The words that end mails of these kinds for these people; always the same ones. */
export async function unsubscribeWords(
  db: DbOrTx,
  ended: readonly Ended[],
): Promise<(personId: PersonId, kind: Kind) => string | undefined> {
  const each = new Map(
    ended.map(({ recipientId, kind }) => [`${recipientId} ${kind}`, { recipientId, kind }]),
  );
  const words = [...each.values()].map((one) => ({ ...one, token: newWord() }));
  const found = (await wordsFor({ words: JSON.stringify(words) }).execute(db)).rows;
  const tokens = new Map(found.map((row) => [`${row.person_id} ${row.kind}`, row.token]));
  return (personId, kind) => tokens.get(`${personId} ${kind}`);
}

const newWord = () => randomBytes(WORD_BYTES).toString('base64url');

/** A no-op update answers the word that is there already. */
const wordsFor = ({ words }: { readonly words: string }) => sql<{
  person_id: string;
  kind: string;
  token: string;
}>`
    insert into notification_unsubscribes (token, person_id, kind)
    select w.token, w."recipientId", w.kind
    from json_to_recordset(${words}::json) as w(token text, "recipientId" uuid, kind text)
    order by w."recipientId", w.kind
    on conflict (person_id, kind) do update set kind = excluded.kind
    returning person_id, kind, token`;
