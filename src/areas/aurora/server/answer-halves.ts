import { type Answer, joined } from '../rules/answer.ts';
import { chooseKind } from '../rules/kinds/choose-kind.ts';
import { communityAbout } from '../rules/kinds/community-about.ts';
import type { Kind } from '../rules/kinds/kind.ts';
import type { Plan } from '../rules/meaning/plan.ts';
import { halvesOf } from '../rules/recognise/halves.ts';
import { referenceIn } from '../rules/recognise/reference.ts';
import { topicAfter } from '../rules/topic.ts';
import { guessesOf } from './recognise.ts';
import type { Asker } from './tools/asker.ts';
import { namedHuddle } from './tools/meant-huddle.ts';
import { topicOf } from './tools/topics.ts';

/** A half is shorter than a question, so it must be surer. */
const SURE_HALF = 0.24;
/** What is no half of a question: what is looked for has conditions, and they may stand behind an 'and'. */
const WHOLE = new Set(['orders', 'danger', 'draft', 'find-huddles', 'find-communities', 'find-people']);

interface Answering {
  readonly planFor: (asker: Asker, asked: string, kind: Kind) => Plan;
  readonly answer: (asker: Asker, question: string) => Promise<Answer>;
}

/**
 * Two questions in one: the first, then the second about the same huddle; undefined where it is one question. Of two
 * about the app ('who follows me and where do I see that') the second asks on about the first.
 */
export async function answerHalves(
  asker: Asker,
  question: string,
  { planFor, answer }: Answering,
): Promise<Answer | undefined> {
  const [first, second] = halvesOf(question) ?? [];
  if (!first || !second) return undefined;
  const [kind, next] = await Promise.all([first, second].map((half) => sureKind(asker, half)));
  if (!kind || !next || kind === next) return undefined;
  if (kind.via === 'TEXT' && next.via === 'TEXT') return bothOfApp(asker, [first, second], answer);
  const isUnnamed = kind.via === 'HUDDLE' && referenceIn(first) === undefined;
  const isElsewhere = isUnnamed && !(await namedHuddle(asker, planFor(asker, first, kind)));
  // 'Is there room and who hosts the night walk': the name stands in the second.
  const meant = isElsewhere ? await namedHuddle(asker, planFor(asker, second, next)) : undefined;
  const about = meant ? speakingOf(asker, topicOf([meant])) : asker;
  const one = await answer(about, first);
  // Where it is open which huddle is meant, the second would be told of another.
  if (kind.via === 'HUDDLE' && !one.topic.huddle) return one;
  // What is told of a community says how to reach it, too.
  if (one.topic.kind === communityAbout.id && next.via === 'TEXT') return one;
  // 'Who posted of the closed path, and which way do we take' asks of no outing.
  const isOfNone = next.via === 'HUDDLE' && kind.via !== 'HUDDLE' && !about.topic.huddle && !one.topic.huddle;
  if (isOfNone && !(await namedHuddle(asker, planFor(asker, second, next)))) return one;
  const other = await answer(speakingOf(about, one.topic), second);
  // 'Who drives, and is there a seat' is answered by one list.
  return other.text === one.text ? one : joined(one, other, question);
}

/** So sure of two questions about the app, both are answered; the second may only ask on about the first. */
const SURE_TEXT = 0.5;

async function bothOfApp(
  asker: Asker,
  [first, second]: readonly [string, string],
  answer: Answering['answer'],
): Promise<Answer | undefined> {
  if (referenceIn(second) !== undefined) return undefined;
  const scores = await Promise.all(
    [first, second].map(async (half) => (await guessesOf(half))[0]?.score ?? 0),
  );
  if (scores.some((score) => score < SURE_TEXT)) return undefined;
  const one = await answer(asker, first);
  return joined(one, await answer(asker, second), `${first}. ${second}`);
}

function speakingOf(asker: Asker, topic: Asker['topic']): Asker {
  return { ...asker, topic: topicAfter([asker.topic, topic]) };
}

async function sureKind({ topic }: Asker, half: string): Promise<Kind | undefined> {
  const guesses = await guessesOf(half);
  const kind = chooseKind(half, guesses, topic, undefined);
  const score = guesses.find((guess) => guess.kind === kind)?.score ?? 0;
  return kind && score >= SURE_HALF && !WHOLE.has(kind.id) ? kind : undefined;
}
