import { type Answer, nothingSaid, type Piece } from '../rules/answer.ts';
import { cautionOf } from '../rules/meaning/caution.ts';
import { plainEnglish } from '../rules/meaning/language.ts';
import type { Intent, Plan } from '../rules/meaning/plan.ts';
import { understand } from '../rules/meaning/understand.ts';
import { plain } from '../rules/meaning/words.ts';
import { answerHosts, answerHuddles } from './answers/about-huddles.ts';
import { answerLight } from './answers/about-light.ts';
import { answerAgenda, answerBring } from './answers/about-me.ts';
import { answerCommunities, answerPerson } from './answers/about-people.ts';
import { answerRides } from './answers/about-rides.ts';
import { prepareDraft, prepareFollow, prepareJoin, prepareRsvp } from './answers/acts.ts';
import { answerReading, searchAll } from './answers/search-all.ts';
import type { Asker } from './tools/asker.ts';

/** Answers by rules, from what is in here and the asker may see; needs no service outside. */
export async function answerByRules(asker: Asker, question: string): Promise<Answer> {
  const { voice } = asker;
  const caution = cautionOf(plain(question));
  if (caution === 'EMERGENCY') return { ...nothingSaid, caution, text: voice.emergency };
  const plan = understand(plainEnglish(question, asker.voice.locale), asker.now, asker.timeZone);
  // What people write is no answer to somebody who should ask a doctor.
  if (caution === 'HEALTH' && plan.intent === 'SEARCH')
    return { ...nothingSaid, caution, text: voice.health };
  const answer = await answerings[plan.intent](asker, plan);
  const tried =
    answer.cards.length === 0 && answer.acts.length === 0 && answer.text.startsWith(voice.unknown);
  const helped = tried ? { ...answer, text: `${answer.text} ${voice.tryThis}` } : answer;
  if (caution === 'NONE') return helped;
  return { ...helped, caution, text: `${voice.health} ${voice.onlyWritten}\n\n${helped.text}` };
}

type Answering = (asker: Asker, plan: Plan) => Promise<Answer> | Answer;

const answerings: Readonly<Record<Intent, Answering>> = {
  GREETING: ({ name, voice }) => ({ ...nothingSaid, text: `${voice.hello(name)} ${voice.tryThis}` }),
  THANKS: ({ voice }) => ({ ...nothingSaid, text: voice.welcome }),
  HELP: ({ voice }) => ({ ...nothingSaid, text: `${voice.about}\n\n${voice.tryThis}` }),
  HUDDLES: answerHuddles,
  HOSTS: answerHosts,
  COMMUNITIES: answerCommunities,
  READING: (asker, plan) => answerReading(asker, wordsOf(plan), plan.question),
  RIDES: answerRides,
  AGENDA: answerAgenda,
  BRING: answerBring,
  PERSON: answerPerson,
  SUN: answerLight,
  RSVP: prepareRsvp,
  FOLLOW: prepareFollow,
  JOIN: prepareJoin,
  DRAFT: prepareDraft,
  SEARCH: (asker, plan) =>
    plan.wish.where ? answerHuddles(asker, plan) : searchAll(asker, wordsOf(plan), plan.question),
};

/** Everything that a question is about, its place and activity included: for a search these are words, too. */
function wordsOf({ wish }: Plan): string {
  const place = wish.where?.kind === 'NAMED' ? wish.where.phrases[0] : undefined;
  const kinds =
    wish.activities?.slice(0, 1).map((activity) => activity.toLowerCase().replace('_', ' ')) ?? [];
  return [wish.text, ...kinds, place].filter(Boolean).join(' ');
}

/** The pieces of an answer that is there already: sentence by sentence, so that a reader hears them one by one. */
export function* piecesOf(answer: Answer): Iterable<Piece> {
  if (answer.caution !== 'NONE') yield { kind: 'caution', caution: answer.caution };
  for (const text of answer.text.match(/[^.!?\n]*[.!?\n]+["”*]*\s*|[^.!?\n]+$/g) ?? [])
    yield { kind: 'delta', text };
  for (const card of answer.cards) yield { kind: 'card', card };
  for (const act of answer.acts) yield { kind: 'act', act };
  yield { kind: 'topic', topic: answer.topic };
}
