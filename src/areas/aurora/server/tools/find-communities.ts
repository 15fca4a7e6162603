import type { CommunityCard } from '#areas/community/contract/views.ts';
import { listCommunityRows, presentCommunityCard } from '#areas/community/server/public.ts';
import { type AnswerCard, MAX_CARDS } from '../../rules/card.ts';
import { activityWord } from '../../rules/meaning/activity-words.ts';
import type { Wish } from '../../rules/meaning/plan.ts';
import { nearBest } from '../../rules/near-best.ts';
import type { Asker } from './asker.ts';
import { communityCard } from './cards.ts';
import { type FoundPlace, findPlace } from './find-place.ts';
import { judgeOf } from './judge-region.ts';
import { lookUp } from './look-up.ts';

export interface FoundCommunities {
  readonly cards: readonly AnswerCard[];
  readonly place?: FoundPlace | undefined;
  /** Nothing was found for the place, so these are from anywhere. */
  readonly elsewhere: boolean;
}

const NEAR_KM = 80;
const BIGGEST = /\b(?:biggest|largest|most members|most people|grosste[nrs]?|meisten mitglieder)\b/;

/** Communities about something, near somewhere, or the biggest ones. */
export async function findCommunities(asker: Asker, wish: Wish): Promise<FoundCommunities> {
  if (BIGGEST.test(wish.meaning ?? '')) return { cards: await listed(asker, {}), elsewhere: false };
  const place = await findPlace(asker, wish.where);
  const near = await nearTo(asker, place);
  // 'Climbers' was read as an activity, and is what a community may be about.
  const { stepFree, dogs } = wish.filters;
  const company = [stepFree && 'prams', dogs && 'dogs'];
  const text = [wish.text, ...company, place?.leftOver, ...(wish.activities ?? []).map(activityWord)]
    .filter(Boolean)
    .join(' ');
  const about = text === '' ? [] : await aboutWords(asker, text, wish.meaning);
  const both = about.filter((card) => near.some(({ id }) => id === card.id));
  if (both.length > 0) return { cards: both, place, elsewhere: false };
  if (near.length > 0 && about.length === 0)
    return { cards: near.slice(0, MAX_CARDS), place, elsewhere: false };
  if (about.length > 0) return { cards: about, place, elsewhere: place !== undefined };
  if (text !== '' && place === undefined) return { cards: [], place, elsewhere: false };
  return { cards: await listed(asker, {}), place, elsewhere: place !== undefined };
}

/** Below this a community only has a word of the question. */
const MIN_LIKE = 0.3;

/** By the words that are left, and where those find nothing by the whole sentence. */
async function aboutWords(asker: Asker, text: string, meaning: string | undefined) {
  const hits = await lookUp(asker, text, ['COMMUNITY'], MAX_CARDS, meaning);
  const found =
    hits.length > 0 || !meaning ? hits : await lookUp(asker, meaning, ['COMMUNITY'], MAX_CARDS, meaning);
  const weighed = found.map(({ card, score }) => ({ card, weight: score }));
  return nearBest(weighed, MIN_LIKE).map(({ card }) => card);
}

/** Of those in a circle around a country many lie outside. */
const IN_CIRCLE = 60;

async function nearTo(asker: Asker, place: FoundPlace | undefined): Promise<AnswerCard[]> {
  if (place?.place) return listed(asker, { near: { ...place.place, within: NEAR_KM } });
  const { region, around } = place ?? {};
  if (!region || !around) return [];
  const cards = await read(asker, { near: { ...around, within: around.withinKm } }, IN_CIRCLE);
  const { contains } = await judgeOf(asker, region, cards);
  return cards.filter(({ area }) => area !== null && contains(area)).map((card) => membersCard(asker, card));
}

interface Only {
  readonly near?: { readonly lat: number; readonly lng: number; readonly within: number };
  readonly mine?: 'MEMBER';
}

async function read({ platform, personId, now }: Asker, only: Only, limit: number): Promise<CommunityCard[]> {
  const rows = await listCommunityRows(platform.database.db, { personId, now, limit, ...only });
  return rows.slice(0, limit).map((row) => presentCommunityCard(row, true));
}

/** Those near somewhere, or mine, the newest first; else the biggest. */
async function listed(asker: Asker, only: Only): Promise<AnswerCard[]> {
  const cards = await read(asker, only, MAX_CARDS);
  return cards.map((card) => (only.mine ? communityCard(card, asker.voice.yours) : membersCard(asker, card)));
}

function membersCard({ voice }: Asker, card: CommunityCard): AnswerCard {
  return communityCard(card, card.totalMembers === null ? '' : voice.members(card.totalMembers));
}

export function myCommunities(asker: Asker): Promise<AnswerCard[]> {
  return listed(asker, { mine: 'MEMBER' });
}
