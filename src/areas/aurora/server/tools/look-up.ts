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
  asker: Asker,
  text: string,
  kinds: readonly CardKind[],
  limit: number,
  meaning = text,
): Promise<Hit[]> {
  return hitsOf(asker, { text, meaning, limit, kinds, byMeaning: true });
}

/** What is called by these words or spelled like them. */
export function lookUpName(
  asker: Asker,
  text: string,
  kinds: readonly CardKind[],
  limit: number,
): Promise<Hit[]> {
  return hitsOf(asker, { text, limit, kinds });
}

async function hitsOf({ platform, personId }: Asker, wish: Parameters<typeof search>[2]): Promise<Hit[]> {
  const hits = await search(platform, { personId }, wish);
  return hits.map(({ score, pictureUrl, ...found }) => ({
    score,
    card: { ...found, why: '', pictureUrl: pictureUrl && ownPicture(pictureUrl) },
  }));
}
