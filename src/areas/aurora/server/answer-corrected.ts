import { type Answer, nothingSaid } from '../rules/answer.ts';
import { chooseKind, describes, kindOf } from '../rules/kinds/choose-kind.ts';
import { findHuddles } from '../rules/kinds/find-huddles.ts';
import { huddleAbout } from '../rules/kinds/huddle-about.ts';
import type { Kind } from '../rules/kinds/kind.ts';
import type { Plan } from '../rules/meaning/plan.ts';
import { type Correction, correctionIn, leavesIt } from '../rules/recognise/correction.ts';
import { bare } from '../rules/recognise/tokens.ts';
import { orNamed } from './or-named.ts';
import { kindsAsked } from './recognise.ts';
import type { Asker } from './tools/asker.ts';
import { cardsOf } from './tools/look-up.ts';
import { namedHuddle } from './tools/meant-huddle.ts';
import { huddlesOf } from './tools/read-huddles.ts';
import { topicOf } from './tools/topics.ts';

interface Answering {
  readonly planFor: (asker: Asker, asked: string, kind: Kind) => Plan;
  readonly answer: (asker: Asker, question: string, kind?: string) => Promise<Answer>;
}

/** What was asked before, asked again of what is meant instead; undefined where nothing is corrected. */
export async function answerCorrected(
  asker: Asker,
  question: string,
  { planFor, answer }: Answering,
): Promise<Answer | undefined> {
  if (leavesIt(question))
    return { ...nothingSaid, text: asker.voice.mine.leftAsIs, topic: { kind: asker.topic.kind ?? null } };
  const correction = correctionIn(question);
  const kind = correction && (await kindBefore(asker, correction, planFor));
  if (correction?.before && !describes(correction.rest)) {
    // 'Cancel the ridge.. no wait, just tell me who comes' asks for something else of the same.
    const about = await namedHuddle(asker, planFor(asker, correction.before, huddleAbout));
    return (
      about && answer({ ...asker, about, topic: { ...asker.topic, ...topicOf([about]) } }, correction.rest)
    );
  }
  if (!correction || !kind || kind.via === 'TEXT' || kind.id === 'draft')
    return answerOfAnother(asker, question, { planFor, answer });
  if (correction.isOther)
    return answerOther(asker, correction, (about, asked) => answer(about, asked, kind.id));
  const { rest } = correction;
  if (!describes(rest) || !saysWhich(planFor(asker, rest, kind))) return undefined;
  // 'Does Cleo come to the ridge? No, I mean the lakes' asks the same of the lakes.
  const instead =
    correction.before && kind.via === 'HUDDLE' && (await namedHuddle(asker, planFor(asker, rest, kind)));
  if (correction.before && instead) return answer({ ...asker, about: instead }, correction.before, kind.id);
  // Of a search all else that was asked still holds.
  return answer(asker, kind === findHuddles ? `and ${rest}` : rest, kind.id);
}

const AND_OF =
  /^(?:and|und|what about|how about|was ist mit|wie ists? (?:bei|mit))\s+(?:for|at|on|of|with|in|beim?|für|zum|zur|am|im|mit|auf)\s+(?:(?:the|der|die|das|dem|den)\s+)?\S+(?:\s\S+)?$/iu;

/** Lists of mine, on the days that are asked for. */
const OF_MINE = new Set(['my-hosted', 'my-next', 'my-answers']);
const AND = /^(?:and|und|what about|how about|was ist mit|wie siehts (?:\w+ )?aus)\b/iu;

function isOnlyDay({ naming, wish: { span, activities, where, text } }: Plan): boolean {
  return span !== undefined && !activities && !where && text === '' && naming.strange.length === 0;
}

/** 'And in July?' of a list of mine; 'and for the lakes?': the same fact of another outing. */
async function answerOfAnother(
  asker: Asker,
  question: string,
  { planFor, answer }: Answering,
): Promise<Answer | undefined> {
  const kind = kindOf(asker.topic.kind);
  if (kind && OF_MINE.has(kind.id) && AND.test(question) && isOnlyDay(planFor(asker, question, kind)))
    return answer(asker, question, kind.id);
  if (kind?.via !== 'HUDDLE' || !AND_OF.test(question.replace(/[?!.\s]+$/u, ''))) return undefined;
  const huddle = await namedHuddle(asker, planFor(asker, question, kind));
  return huddle && huddle.id !== asker.topic.huddle?.id
    ? answer({ ...asker, about: huddle }, question, kind.id)
    : undefined;
}

async function kindBefore(
  asker: Asker,
  { before }: Correction,
  planFor: Answering['planFor'],
): Promise<Kind | undefined> {
  if (before === undefined) return kindOf(asker.topic.kind);
  const likely = chooseKind(before, await kindsAsked(before), asker.topic, undefined);
  return orNamed(asker, before, likely, planFor);
}

/** A name, a day, a place or an activity. */
function saysWhich({ naming, wish: { span, where, activities } }: Plan): boolean {
  return naming.strange.length > 0 || Boolean(span || where || activities);
}

/** Of two people or outings that were shown, the one that was not spoken of; its name may be said, or that of the first. */
async function answerOther(
  asker: Asker,
  { rest, not = '' }: Correction,
  answer: (about: Asker, asked: string) => Promise<Answer>,
): Promise<Answer | undefined> {
  const { people = [], person, shown = [], huddle } = asker.topic;
  const words = bare(rest).split(' ').filter(Boolean);
  const isMeant = (name: string) => {
    const parts = bare(name).split(' ');
    return words.every((word) => parts.includes(word)) && !parts.includes(bare(not));
  };
  if (people.length > 1) {
    const cards = await cardsOf(
      asker,
      people.map(({ id }) => ({ kind: 'PERSON' as const, id })),
    );
    const meant = cards.filter(
      ({ id, title }) => isMeant(title) && (words.length + not.length > 0 || id !== person?.id),
    );
    const [only, ...more] = meant;
    return only && more.length === 0
      ? answer({ ...asker, topic: { ...asker.topic, person: { id: only.id } } }, 'her')
      : undefined;
  }
  const huddles = await huddlesOf(asker, shown);
  const [only, ...more] = huddles.filter(({ id, name }) => isMeant(name) && id !== huddle?.id);
  return only && more.length === 0 ? answer({ ...asker, about: only }, rest || only.name) : undefined;
}
