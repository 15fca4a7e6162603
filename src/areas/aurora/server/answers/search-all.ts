import { newestPosts } from '#areas/post/server/public.ts';
import type { Reply } from '../../rules/answer.ts';
import { type AnswerCard, type CardKind, cardKinds, MAX_CARDS } from '../../rules/card.ts';
import { activityWord } from '../../rules/meaning/activity-words.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import type { Asker } from '../tools/asker.ts';
import { lookUp } from '../tools/look-up.ts';
import { readingTopic } from '../tools/topics.ts';

export const everything: readonly CardKind[] = cardKinds.filter((kind) => kind !== 'PLACE');
/** Articles beside an answer that is not about them. */
const MAX_BESIDE = 2;
const reading: readonly CardKind[] = ['INSPIRATION', 'POST'];

/** By words and by meaning, over everything. */
export async function searchAll(asker: Asker, text: string, meaning?: string): Promise<Reply> {
  const cards = await hits(asker, text, everything, meaning);
  return cards.length > 0
    ? { text: asker.voice.foundAbout, cards, topic: readingTopic(cards) }
    : { text: asker.voice.unknown };
}

/** Articles about something. */
export function answerArticles(asker: Asker, { wish }: Plan): Promise<Reply> {
  return answerReading(asker, wish, ['INSPIRATION']);
}

/** Words, and what people have written about what is asked. */
export async function answerWithArticles(asker: Asker, { wish }: Plan, text: string): Promise<Reply> {
  const found = await lookUp(asker, wordsOf(wish), ['INSPIRATION'], MAX_BESIDE, wish.meaning);
  if (found.length === 0) return { text };
  const cards = found.map(({ card }) => card);
  return { text: `${text} ${asker.voice.writtenAbout}`, cards, topic: readingTopic(cards) };
}

/** What people post about something, or what is new from whom the asker follows. */
export async function answerPosts(asker: Asker, { wish }: Plan): Promise<Reply> {
  if (wordsOf(wish) !== '') return answerReading(asker, wish, ['POST']);
  const { platform, personId, voice } = asker;
  const posts = await newestPosts(platform.database.db, personId, MAX_CARDS);
  const cards = posts.map((post): AnswerCard => ({ ...post, kind: 'POST', why: '', pictureUrl: null }));
  return { text: cards.length > 0 ? voice.newestPosts : voice.noPosts, cards, topic: readingTopic(cards) };
}

async function answerReading(asker: Asker, wish: Plan['wish'], kinds: readonly CardKind[]): Promise<Reply> {
  const text = wordsOf(wish);
  const wanted = await hits(asker, text, kinds, wish.meaning);
  const written = wanted.length > 0 ? wanted : await hits(asker, text, reading, wish.meaning);
  if (written.length === 0) return { text: asker.voice.unknown };
  return { text: asker.voice.writtenAbout, cards: written, topic: readingTopic(written) };
}

/** Everything that a question is about, its place and activity included: for a search these are words, too. */
export function wordsOf(wish: Plan['wish']): string {
  const place = wish.where?.kind === 'NAMED' ? wish.where.phrases[0] : undefined;
  const kinds = wish.activities?.slice(0, 1).map(activityWord) ?? [];
  return [wish.text, ...kinds, place].filter(Boolean).join(' ');
}

/** Of two that fit alike: what one can go to or belong to, then what somebody said or where a car goes. */
const weights: Readonly<Partial<Record<CardKind, number>>> = { POST: 0.55, CARPOOL: 0.5 };

async function hits(
  asker: Asker,
  text: string,
  kinds: readonly CardKind[],
  meaning = text,
): Promise<AnswerCard[]> {
  if (text === '') return [];
  const found = await lookUp(asker, text, kinds, 3 * MAX_CARDS, meaning);
  return found
    .map(({ card, score }) => ({ card, weight: score * (weights[card.kind] ?? 1) }))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MAX_CARDS)
    .map(({ card }) => card);
}
