import type { HuddleCard } from '#areas/huddle/contract/views.ts';
import { type Answer, joined, nothingSaid, type Reply } from '../../rules/answer.ts';
import {
  asksForSome,
  asksOfDogsAndChildren,
  asksWhetherSomebody,
  asksWhoThatIs,
  ofOneOuting,
  openToFacts,
} from '../../rules/asked-of-one.ts';
import { asksForBoth, comparisonIn } from '../../rules/compare.ts';
import { chooseKind } from '../../rules/kinds/choose-kind.ts';
import { compare } from '../../rules/kinds/compare.ts';
import { findHuddles as looksForHuddles } from '../../rules/kinds/find-huddles.ts';
import { findPeople } from '../../rules/kinds/find-people.ts';
import { huddleAbout } from '../../rules/kinds/huddle-about.ts';
import { huddleDifficulty } from '../../rules/kinds/huddle-difficulty.ts';
import { huddleDogs } from '../../rules/kinds/huddle-dogs.ts';
import { huddleKids } from '../../rules/kinds/huddle-kids.ts';
import { huddlePeople } from '../../rules/kinds/huddle-people.ts';
import { huddlePlaces } from '../../rules/kinds/huddle-places.ts';
import { huddlePrice } from '../../rules/kinds/huddle-price.ts';
import { huddleWhen } from '../../rules/kinds/huddle-when.ts';
import type { HuddleKind, Kind } from '../../rules/kinds/kind.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import { asksOfMySeats } from '../../rules/my-car.ts';
import { clausesOf } from '../../rules/recognise/clauses.ts';
import { asksByItself } from '../../rules/recognise/halves.ts';
import { bare } from '../../rules/recognise/tokens.ts';
import { guessesOf, kindsAsked } from '../recognise.ts';
import type { Asker } from '../tools/asker.ts';
import { isClubNamed } from '../tools/meant-community.ts';
import { described, namedHuddle, onlyFitting } from '../tools/meant-huddle.ts';
import { peopleAsked } from '../tools/person-at.ts';
import { readHuddle } from '../tools/read-huddles.ts';
import { quoteOf } from './host-words.ts';
import { aboutOne, tellingOf } from './one-huddle.ts';

/** A part of a question is shorter than a question, so it must be surer. */
const SURE_PART = 0.3;
/** Where no part is as sure as that, the surest counts from here on. */
const MIN_PART = 0.2;
/** So sure of a part that is put as a question. */
const MIN_QUESTION = 0.17;
const MAX_FACTS = 3;

interface Answering {
  readonly planFor: (asker: Asker, asked: string, kind: Kind) => Plan;
  readonly answer: (asker: Asker, question: string, kind: string) => Promise<Answer>;
}

/**
 * What a question asks of one outing that it names, part by part, with what its host writes of the rest; undefined where
 * it names none, or asks for something else than facts.
 */
export async function answerSeveral(
  asker: Asker,
  question: string,
  { planFor, answer }: Answering,
): Promise<Answer | undefined> {
  const guesses = await kindsAsked(question);
  const whole = chooseKind(question, guesses, asker.topic, undefined);
  const score = guesses.find(({ kind }) => kind === whole)?.score ?? 0;
  if (!openToFacts(whole, score) || (await asksElse(asker, question, whole, planFor))) return undefined;
  const parts = await factsAsked(question, whole, (part) => isOnlyName(planFor(asker, part, huddleAbout)));
  const isPlain = whole !== undefined && ofOneOuting(whole);
  if (isPlain && parts.length < 2 && clausesOf(question).length < 2) return undefined;
  const huddle = await outingIn(asker, question, planFor);
  if (!huddle) return undefined;
  const about: Asker = { ...asker, about: huddle };
  const plan = planFor(about, question, huddleAbout);
  if (parts.length === 0) {
    const text = await sayAllOf(about, plan, huddle);
    return { ...nothingSaid, ...text, topic: { ...text.topic, kind: huddleAbout.id } };
  }
  return tellEach(about, question, parts, answer);
}

/** Whether something else is asked than facts of one outing: to compare, of somebody, of a club, or of my own car. */
async function asksElse(
  asker: Asker,
  question: string,
  whole: Kind | undefined,
  planFor: Answering['planFor'],
): Promise<boolean> {
  const isMore =
    whole === compare || /\b(?:or|oder)\b(?! (?:what|not|so|nicht|was|wie|no)\b)/i.test(question);
  const compares = asksForBoth(question) || (isMore && comparisonIn(question) !== undefined);
  if (compares || asksForSome(question) || asksOfMySeats(question)) return true;
  if (whole === findPeople && asksWhoThatIs(question)) return true;
  const ofSomebody = asksWhetherSomebody(question, asker.topic.kind === huddlePeople.id);
  if (ofSomebody && (await peopleAsked(asker, planFor(asker, question, huddlePeople))).length > 0)
    return true;
  return isClubNamed(asker, planFor(asker, question, huddleAbout));
}

async function tellEach(
  about: Asker,
  question: string,
  parts: readonly Part[],
  answer: Answering['answer'],
): Promise<Answer | undefined> {
  let told: Answer | undefined;
  for (const { part, kind } of parts.slice(0, MAX_FACTS)) {
    // Each seat that was shown says what it costs.
    if (kind === huddlePrice && OF_SEATS.has(told?.topic.kind ?? '')) continue;
    const one = await answer(about, part, kind.id);
    if (one.text.startsWith(about.voice.unknown)) continue;
    told = told ? joinedOnce(told, one, question) : one;
  }
  return told;
}

const OF_SEATS = new Set(['find-rides', 'ask-ride']);

/** What both say is said once. */
function joinedOnce(told: Answer, one: Answer, question: string): Answer {
  const fresh = one.text.split('\n\n').filter((words) => !told.text.includes(words));
  return fresh.length > 0 ? joined(told, { ...one, text: fresh.join('\n\n') }, question) : told;
}

interface Part {
  readonly part: string;
  readonly kind: Kind;
}

/** The parts that are surely questions, each of another kind. */
async function factsAsked(
  question: string,
  whole: Kind | undefined,
  isName: (part: string) => boolean,
): Promise<Part[]> {
  if (asksOfDogsAndChildren(question))
    return [huddleDogs, huddleKids].map((kind) => ({ part: question, kind }));
  const clauses = clausesOf(question);
  const all = clauses.length > 1 ? clauses : [question];
  const asked: Array<Part & { readonly score: number }> = [];
  for (const part of all.filter((one) => !isName(one))) {
    const [first] = await guessesOf(part);
    if (first && ofOneOuting(first.kind)) asked.push({ part, ...first });
  }
  const limit = Math.min(SURE_PART, Math.max(MIN_PART, ...asked.map(({ score }) => score)));
  const sure = asked.filter(({ part, score }) => score >= (asksByItself(part) ? MIN_QUESTION : limit));
  const found = sure.filter(({ kind }, at) => sure.findIndex((one) => one.kind === kind) === at);
  const [only, ...more] = found;
  // The rest of the question may say more of the one thing that it asks.
  if (only && more.length === 0) return [{ part: question, kind: only.kind }];
  if (!only && whole && ofOneOuting(whole)) return [{ part: question, kind: whole }];
  return found;
}

/** 'Isar run:' asks for nothing. */
function isOnlyName({ asked, naming: { strange, ordinary } }: Plan): boolean {
  const words = bare(asked).split(' ');
  return strange.length > 0 && words.length <= 3 && strange.length + ordinary.length === words.length;
}

const DEFINITE = /\b(?:the|that|this|der|die|das|dem|den|diese[mnrs]?)\b/i;

/** The outing that is named, or the only one that the words before a comma describe. */
async function outingIn(
  asker: Asker,
  question: string,
  planFor: Answering['planFor'],
): Promise<HuddleCard | undefined> {
  const clauses = clausesOf(question);
  for (const part of [question, ...clauses]) {
    const plan = planFor(asker, part, huddleAbout);
    const named = plan.naming.strange.length > 0 ? await namedHuddle(asker, plan) : undefined;
    if (named) return named;
  }
  for (const part of clauses.filter((one) => DEFINITE.test(one))) {
    const found = await onlyFitting(asker, planFor(asker, part, looksForHuddles));
    if (found) return found;
    const meant = await described(asker, planFor(asker, part, huddleAbout));
    if (meant.what === 'ONE') return meant.huddle;
  }
  return undefined;
}

/** What is told of an outing, whatever is asked of it: when, how far, and whether there is room. */
const FIRST_FACTS: readonly HuddleKind[] = [huddleWhen, huddleDifficulty, huddlePlaces];

/** All that is told of an outing where it is open what is asked: what its host writes of that, else of the whole. */
async function sayAllOf(asker: Asker, plan: Plan, huddle: HuddleCard): Promise<Reply> {
  const facts = await readHuddle(asker, huddle.id);
  if (!facts) return { text: asker.voice.noSuchHuddle };
  const telling = tellingOf(asker, plan, huddle);
  const words = quoteOf(telling.asked, { facts, telling }) ?? huddleAbout.tell(facts, telling);
  const told = FIRST_FACTS.map((kind) => kind.tell(facts, telling));
  return { ...aboutOne(asker, huddle), text: [words, ...told].filter(Boolean).join(' ') };
}
