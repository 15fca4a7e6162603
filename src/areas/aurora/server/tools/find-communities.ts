import { listCommunityRows, presentCommunityCard } from '#areas/community/server/public.ts';
import { type AnswerCard, MAX_CARDS } from '../../rules/card.ts';
import { activityWord } from '../../rules/meaning/activity-words.ts';
import type { Wish } from '../../rules/meaning/plan.ts';
import type { Asker } from './asker.ts';
import { communityCard } from './cards.ts';
import { type FoundPlace, findPlace } from './find-place.ts';
import { lookUp } from './look-up.ts';

export interface FoundCommunities {
  readonly cards: readonly AnswerCard[];
  readonly place?: FoundPlace | undefined;
  /** Nothing was found for the place, so these are from anywhere. */
  readonly elsewhere: boolean;
}

const NEAR_KM = 80;

/** Communities about something, near somewhere, or the biggest ones. */
export async function findCommunities(asker: Asker, wish: Wish): Promise<FoundCommunities> {
  const place = await findPlace(asker, wish.where);
  const near = place?.place ? await listed(asker, { near: { ...place.place, within: NEAR_KM } }) : [];
  // 'Climbers' was read as an activity, and is what a community may be about.
  const text = [wish.text, place?.leftOver, ...(wish.activities ?? []).map(activityWord)]
    .filter(Boolean)
    .join(' ');
  const about = text === '' ? [] : await aboutWords(asker, text, wish.meaning);
  const both = about.filter((card) => near.some(({ id }) => id === card.id));
  if (both.length > 0) return { cards: both, place, elsewhere: false };
  if (near.length > 0 && about.length === 0) return { cards: near, place, elsewhere: false };
  if (about.length > 0) return { cards: about, place, elsewhere: place !== undefined };
  if (text !== '' && place === undefined) return { cards: [], place, elsewhere: false };
  return { cards: await listed(asker, {}), place, elsewhere: place !== undefined };
}

/** By the words that are left, and where those find nothing by the whole sentence. */
async function aboutWords(asker: Asker, text: string, meaning: string | undefined) {
  const hits = await lookUp(asker, text, ['COMMUNITY'], MAX_CARDS, meaning);
  const found =
    hits.length > 0 || !meaning ? hits : await lookUp(asker, meaning, ['COMMUNITY'], MAX_CARDS, meaning);
  return found.map(({ card }) => card);
}

/** Those near somewhere, or mine, the newest first; else the biggest. */
async function listed(
  { platform, personId, now, voice }: Asker,
  only: { readonly near?: { lat: number; lng: number; within: number }; readonly mine?: 'MEMBER' },
): Promise<AnswerCard[]> {
  const { db } = platform.database;
  const rows = await listCommunityRows(db, { personId, now, limit: MAX_CARDS, ...only });
  return rows.slice(0, MAX_CARDS).map((row) => {
    const card = presentCommunityCard(row, true);
    const members = card.totalMembers === null ? '' : voice.members(card.totalMembers);
    return communityCard(card, only.mine ? voice.yours : members);
  });
}

export function myCommunities(asker: Asker): Promise<AnswerCard[]> {
  return listed(asker, { mine: 'MEMBER' });
}
