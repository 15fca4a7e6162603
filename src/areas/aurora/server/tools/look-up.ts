import { search } from '#areas/search/server/public.ts';
import type { AnswerCard, CardKind } from '../../rules/card.ts';
import type { Asker } from './asker.ts';
import { ownPicture } from './cards.ts';

export interface Hit {
  readonly card: AnswerCard;
  readonly score: number;
}

/** What these words find, and what says the same as `meaning`, among what the asker may see, best first. */
export async function lookUp(
  { platform, personId }: Asker,
  text: string,
  kinds: readonly CardKind[],
  limit: number,
  meaning = text,
): Promise<Hit[]> {
  const hits = await search(platform, { personId }, { text, meaning, limit, kinds, byMeaning: true });
  return hits.map(({ score, ...found }) => ({ score, card: cardOf(found) }));
}

/** Huddles that are called by these words or spelled like them. */
export async function lookUpName(
  { platform, personId }: Asker,
  text: string,
  limit: number,
): Promise<AnswerCard[]> {
  const hits = await search(platform, { personId }, { text, limit, kinds: ['HUDDLE'] });
  return hits.map(({ score: _, ...found }) => cardOf(found));
}

function cardOf(found: Omit<AnswerCard, 'why'>): AnswerCard {
  return { ...found, why: '', pictureUrl: found.pictureUrl && ownPicture(found.pictureUrl) };
}
