import { finders, search } from '#areas/search/server/public.ts';
import { asObjectId } from '#platform/server/object-id.ts';
import { type AnswerCard, type CardKind, cardKinds } from '../../rules/card.ts';
import type { Thing } from '../still-seen.ts';
import { type Asker, once } from './asker.ts';
import { ownPicture } from './cards.ts';

export interface Hit {
  readonly card: AnswerCard;
  readonly score: number;
}

/** What these words find, and what says the same as `meaning`, among what the asker may see, best first. */
export async function lookUp(
  asker: Asker,
  text: string,
  kinds: readonly CardKind[],
  limit: number,
  meaning = text,
): Promise<Hit[]> {
  const hits = await searchOnce(asker, { text, meaning, limit, kinds, byMeaning: true });
  return hits.map(({ score, ...found }) => ({ score, card: cardOf(found) }));
}

function searchOnce(asker: Asker, query: Parameters<typeof search>[2]) {
  const { platform, personId } = asker;
  return once(asker, query, () => search(platform, { personId }, query));
}

/** Things of a kind that are called by these words, or by some of them, or spelled like them. */
export async function lookUpName(
  asker: Asker,
  text: string,
  kind: CardKind,
  limit: number,
  bySomeWords = false,
): Promise<AnswerCard[]> {
  const hits = await searchOnce(asker, { text, limit, kinds: [kind], bySomeWords });
  return hits.map(({ score: _, ...found }) => cardOf(found));
}

/** Cards of those of these things that the asker may see now, in their order. */
export async function cardsOf(
  { platform, personId }: Asker,
  things: readonly Thing[],
): Promise<AnswerCard[]> {
  const found = new Map<string, AnswerCard>();
  for (const kind of cardKinds) {
    if (kind === 'PLACE') continue;
    const ids = things.filter((thing) => thing.kind === kind).map(({ id }) => asObjectId(id));
    const some = ids.length > 0 ? await finders[kind](platform.database.db, personId, [...new Set(ids)]) : [];
    for (const one of some) found.set(`${kind} ${one.id}`, cardOf({ ...one, kind }));
  }
  const keys = new Set(things.map(({ kind, id }) => `${kind} ${id}`));
  return [...keys].flatMap((key) => found.get(key) ?? []);
}

function cardOf(found: Omit<AnswerCard, 'why'>): AnswerCard {
  return { ...found, why: '', pictureUrl: found.pictureUrl && ownPicture(found.pictureUrl) };
}
