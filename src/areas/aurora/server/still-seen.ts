import { readableAmong } from '#areas/huddle/server/public.ts';
import { namesOfObjects } from '#areas/notification/server/public.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import { type ActCard, type AnswerCard, objectsOfActs } from '../rules/card.ts';

/** What an answer names: a card, or what an act would be done to. */
export type Thing = Pick<AnswerCard, 'kind' | 'id'>;

/** Undefined of a draft, which is about nothing that is there. */
export function thingOf({ act, objectId }: ActCard): Thing | undefined {
  return act === 'DRAFT' ? undefined : { kind: objectsOfActs[act], id: objectId };
}

/** Everything that these answers name. */
export function thingsOf(answers: readonly { cards: readonly AnswerCard[]; acts: readonly ActCard[] }[]) {
  return answers.flatMap(({ cards, acts }): Thing[] => [
    ...cards,
    ...acts.map(thingOf).filter((thing) => thing !== undefined),
  ]);
}

/**
 * An answer is kept, a right is not: of what an answer has shown, only what the asker may see at this moment is
 * shown again. A place is the same for everybody.
 */
export async function stillSeenOf(
  db: DbOrTx,
  personId: PersonId,
  cards: readonly Thing[],
): Promise<(thing: Thing) => boolean> {
  const named = cards.flatMap(({ kind: type, id }) =>
    type === 'HUDDLE' || type === 'PLACE' ? [] : [{ type, id }],
  );
  const nameOf = await namesOfObjects(db, personId, named);
  // A card holds words of the huddle: anyone who may know no more than its name and date is not to read them.
  const huddles = cards.filter(({ kind }) => kind === 'HUDDLE').map(({ id }) => id as HuddleId);
  const readable = await readableAmong(db, personId, [...new Set(huddles)]);
  return ({ kind, id }) => {
    if (kind === 'PLACE') return true;
    return kind === 'HUDDLE' ? readable.has(id) : nameOf({ type: kind, id }) !== null;
  };
}
