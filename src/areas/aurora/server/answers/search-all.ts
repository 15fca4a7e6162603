import { newestInspirations } from '#areas/inspiration/server/public.ts';
import { newestPosts } from '#areas/post/server/public.ts';
import type { Reply } from '../../rules/answer.ts';
import { type AnswerCard, type CardKind, cardKinds, MAX_CARDS } from '../../rules/card.ts';
import { activityWord } from '../../rules/meaning/activity-words.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import { nearBest } from '../../rules/near-best.ts';
import { type ReadingTopic, readingTopics } from '../../rules/reading-topics.ts';
import { bare } from '../../rules/recognise/tokens.ts';
import type { Asker } from '../tools/asker.ts';
import { readingCard } from '../tools/cards.ts';
import { lookUp, lookUpName } from '../tools/look-up.ts';
import { namedHuddle } from '../tools/meant-huddle.ts';
import { readingTopic } from '../tools/topics.ts';
import { aboutOne } from './one-huddle.ts';
import { answerWritten } from './written-by.ts';

export const everything: readonly CardKind[] = cardKinds.filter((kind) => kind !== 'PLACE');
/** Articles beside an answer that is not about them. */
const MAX_BESIDE = 2;

/** By words and by meaning, over everything. */
export async function searchAll(asker: Asker, text: string, meaning?: string): Promise<Reply> {
  const cards = await hits(asker, text, everything, meaning);
  return cards.length > 0
    ? { text: asker.voice.foundAbout, cards, topic: readingTopic(cards) }
    : { text: asker.voice.unknown };
}

/** Articles about something, else posts. */
export async function answerArticles(asker: Asker, plan: Plan): Promise<Reply> {
  const { wish } = plan;
  const written = await answerWritten(asker, plan, ['INSPIRATION', 'POST']);
  if (written) return written;
  const text = wordsOf(wish).replace(ARTICLES, '').trim();
  if (text === '' || NEWEST.test(bare(plan.asked))) return newestArticles(asker);
  const [, meaning = wish.meaning] = ABOUT.exec(wish.meaning ?? '') ?? [];
  const articles = await hits(asker, text, ['INSPIRATION'], meaning);
  const cards = articles.length > 0 ? articles : await hits(asker, text, ['POST'], meaning);
  if (cards.length === 0) return { text: asker.voice.unknown };
  return { text: asker.voice.writtenAbout, cards, topic: readingTopic(cards) };
}

const ARTICLES = /\barticles?\b/g;
/** What it is about says more than that an article is looked for. */
const ABOUT = /\barticles? (?:about|on|over|regarding) (.+)$/;
const NEWEST = /\b(?:newest|latest|most recent|neueste\w*|neuste\w*|aktuellste\w*)\b/;

async function newestArticles({ platform, personId, voice }: Asker): Promise<Reply> {
  const found = await newestInspirations(platform.database.db, personId, MAX_CARDS);
  const cards = found.map((one) => readingCard(one, 'INSPIRATION'));
  return { text: cards.length > 0 ? voice.newestArticles : voice.unknown, cards, topic: readingTopic(cards) };
}

/** Words, and what people have written about what is asked. */
export async function answerWithArticles(asker: Asker, { wish }: Plan, text: string): Promise<Reply> {
  const found = await lookUp(asker, wordsOf(wish), ['INSPIRATION'], MAX_BESIDE, wish.meaning);
  if (found.length === 0) return { text };
  const cards = found.map(({ card }) => card);
  return { text: `${text} ${asker.voice.writtenAbout}`, cards, topic: readingTopic(cards) };
}

/** What people post about something, or what is new from whom the asker follows. */
export async function answerPosts(asker: Asker, plan: Plan): Promise<Reply> {
  const { asked } = plan;
  const written = await answerWritten(asker, plan, ['POST', 'INSPIRATION']);
  if (written) return written;
  const topics = OF_FOLLOWED.test(bare(asked)) ? [] : readingTopics(asked, asker.voice.locale);
  if (topics.length > 0) return (await nothingOf(asker, plan)) ?? answerTopics(asker, topics);
  const { platform, personId, voice } = asker;
  const posts = await newestPosts(platform.database.db, personId, MAX_CARDS);
  const cards = posts.map((post) => readingCard(post, 'POST'));
  return { text: cards.length > 0 ? voice.newestPosts : voice.noPosts, cards, topic: readingTopic(cards) };
}

/** An outing is named of which nobody writes: what only means something like it is no answer. */
async function nothingOf(asker: Asker, plan: Plan): Promise<Reply | undefined> {
  const { strange } = plan.naming;
  const [word = '', ...more] = strange;
  if (word === '' || more.length > 0) return undefined;
  const named = await namedHuddle(asker, plan);
  if (!named || !bare(named.name).split(' ').includes(word)) return undefined;
  const told = await Promise.all(READ.map((kind) => lookUpName(asker, word, kind, 1)));
  return told.flat().length > 0
    ? undefined
    : { ...aboutOne(asker, named), text: asker.voice.nobodyWrote(named.name) };
}

const READ = ['POST', 'INSPIRATION'] as const;

/** What is new of them, whatever else is told. */
const OF_FOLLOWED =
  /\b(?:(?:people|those|ones|folks|ppl|everyone|everybody|who|whom) (?:that |who |whom )?i(?:m| am)? follow(?:ing)?|denen ich folge|(?:leute|leuten|allen) (?:denen )?ich folge)\b/;

/** Posts about what is asked, else articles. */
async function answerTopics(asker: Asker, topics: readonly ReadingTopic[]): Promise<Reply> {
  const { voice } = asker;
  const posts = nearBest(await aboutTopics(asker, topics, 'POST'));
  const articles = posts.length > 0 ? [] : nearBest(await aboutTopics(asker, topics, 'INSPIRATION'), SURE);
  const cards = [...posts, ...articles].slice(0, MAX_CARDS).map(({ card }) => card);
  if (cards.length === 0) return { text: voice.unknown };
  const text = posts.length > 0 ? voice.writtenAbout : voice.noPostAbout;
  return { text, cards, topic: readingTopic(cards) };
}

/** What a story says around a question counts less than the question. */
const OF_STORY = 0.8;

/** Articles were not asked for: they must fit well to stand for posts. */
const SURE = 0.6;

/** What fits one of the topics, and how well. */
async function aboutTopics(asker: Asker, topics: readonly ReadingTopic[], kind: 'POST' | 'INSPIRATION') {
  const isAnyAsked = topics.some(({ isAsked }) => isAsked);
  const found = new Map<string, { readonly card: AnswerCard; readonly weight: number }>();
  for (const { text, meaning, isAsked } of topics) {
    const share = isAnyAsked && !isAsked ? OF_STORY : 1;
    for (const { card, score } of await lookUp(asker, text, [kind], 3 * MAX_CARDS, meaning)) {
      const weight = score * share;
      if (weight > (found.get(card.id)?.weight ?? 0)) found.set(card.id, { card, weight });
    }
  }
  return [...found.values()];
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
