import { type Answer, nothingSaid, type Piece, type Reply } from '../rules/answer.ts';
import { chooseKind, nextKinds } from '../rules/kinds/choose-kind.ts';
import { findHuddles } from '../rules/kinds/find-huddles.ts';
import type { HuddleKind, Kind, TextKind, ToolName } from '../rules/kinds/kind.ts';
import type { Plan } from '../rules/meaning/plan.ts';
import { mergedWish, saysMore } from '../rules/meaning/search-goes-on.ts';
import { planOf } from '../rules/meaning/understand.ts';
import { wordsIn } from '../rules/recognise/halves.ts';
import { asksForNext, onlyPoints, referenceIn } from '../rules/recognise/reference.ts';
import { answerCorrected } from './answer-corrected.ts';
import { answerHalves } from './answer-halves.ts';
import { answerCommunity } from './answers/about-community.ts';
import { answerHosts, answerHuddles } from './answers/about-huddles.ts';
import { answerLight } from './answers/about-light.ts';
import { answerAgenda } from './answers/about-me.ts';
import { answerCommunities, answerPerson } from './answers/about-people.ts';
import { answerOfferRide, answerRides } from './answers/about-rides.ts';
import { answerWeather } from './answers/about-weather.ts';
import { prepareDecline, prepareFollow, prepareJoin, prepareMaybe, prepareRsvp } from './answers/acts.ts';
import { prepareQuestion } from './answers/ask-host.ts';
import { answerClashes } from './answers/clashes.ts';
import { answerCompared } from './answers/compared.ts';
import { changesPrepared, prepareDraft } from './answers/draft.ts';
import { answerDanger } from './answers/in-danger.ts';
import { answerMyCommunities, myAnswers, myDrafts, myHosted, myNumbers, myWaiting } from './answers/mine.ts';
import { answerFollows } from './answers/my-follows.ts';
import { myRides } from './answers/my-rides.ts';
import { myMessages, whatIMissed } from './answers/news.ts';
import { answerHuddleFact, answerWithOuting, answerWithOwn } from './answers/one-huddle.ts';
import { answerArticles, answerPosts, answerWithArticles } from './answers/search-all.ts';
import { answerSeveral } from './answers/several-facts.ts';
import { answerAuthor } from './answers/who-wrote.ts';
import { tellAll, writeToPerson } from './answers/write-to.ts';
import { orNamed } from './or-named.ts';
import { dangerOf, kindsAsked, recogniser } from './recognise.ts';
import type { Asker } from './tools/asker.ts';
import { meantHuddle, namedHuddle } from './tools/meant-huddle.ts';

/**
 * Answers by kinds of questions, from what is in here and the asker may see; needs no service outside. Danger comes
 * before all else; `wanted` is the kind that the asker chose for their question themselves.
 */
export async function answerByRules(asker: Asker, question: string, wanted?: string): Promise<Answer> {
  const danger = wanted ? undefined : await dangerOf(question);
  if (danger)
    return { ...nothingSaid, ...(await answerDanger(asker, danger, question)), topic: { kind: 'danger' } };
  if (wanted) return answerOne(asker, question, wanted);
  const answering = { planFor, answer: answerOne };
  return (
    (await answerCorrected(asker, question, answering)) ??
    (await answerSeveral(asker, question, answering)) ??
    (await answerHalves(asker, question, answering)) ??
    answerOne(asker, question)
  );
}

async function answerOne(asker: Asker, question: string, wanted?: string): Promise<Answer> {
  const known = await recogniser();
  const guesses = await kindsAsked(question);
  const isName = known.isName(question) && !onlyPoints(question);
  const said = changesPrepared(asker, question) ? 'draft' : isName ? 'find-huddles' : undefined;
  const chosen = wanted ?? said;
  const likely = chooseKind(question, guesses, asker.topic, chosen);
  const kind = wanted ? likely : await orNamed(asker, question, likely, planFor);
  const { voice } = asker;
  const { locale: language } = voice;
  const offers = nextKinds(guesses, kind).map(({ id, label }) => ({ kind: id, label: label[language] }));
  if (!kind) return { ...nothingSaid, text: voice.notUnderstood, topic: { kind: null, offers } };
  const plan = planFor(asker, question, kind);
  const made = { ...nothingSaid, ...(await answerKind(asker, plan, kind)) };
  const isEmpty = made.cards.length === 0 && made.acts.length === 0 && made.text.startsWith(voice.unknown);
  const text = isEmpty ? `${made.text} ${voice.tryThis}` : made.text;
  return { ...made, text, topic: { ...made.topic, kind: kind.id, offers } };
}

function planFor({ voice, now, timeZone, topic }: Asker, asked: string, kind: Kind): Plan {
  const planned = (question: string) =>
    planOf({ asked: question, kind, language: voice.locale, now, timeZone });
  const plan = planned(asked);
  const before = kind.id === findHuddles.id && topic.kind === kind.id ? (topic.searches ?? []) : [];
  if (before.length > 0 && saysMore(asked)) {
    const wish = [...before.map((one) => planned(one).wish), plan.wish].reduce(mergedWish);
    return { ...plan, wish };
  }
  return plan;
}

async function answerKind(asker: Asker, plan: Plan, kind: Kind): Promise<Reply> {
  switch (kind.via) {
    case 'TEXT':
      return { caution: kind.caution ?? 'NONE', ...(await answerText(asker, plan, kind)) };
    case 'TOOL':
      return tools[kind.tool](asker, plan);
    case 'HUDDLE': {
      const answer = byKind[kind.id] ?? answerHuddleFact;
      return answer(asker, plan, kind);
    }
  }
}

function answerText(asker: Asker, plan: Plan, kind: TextKind): Promise<Reply> | Reply {
  const text = kind.text[asker.voice.locale];
  if (kind.beside === 'OUTING') return answerWithOuting(asker, plan, text);
  if (kind.beside === 'OWN_OUTING') return answerWithOwn(asker, plan, text);
  return kind.beside === 'ARTICLES' ? answerWithArticles(asker, plan, text) : { text };
}

/** 'And who leads?' is asked of the outing that was spoken of. */
const MAX_ASKING_ON = 4;
const THE_ONE = /\b(?:the|das|den|dem|der|die)\b/i;

/** Who hosts one outing, or, asked in the same words, who hosts outings of some kind. */
async function answerHost(asker: Asker, plan: Plan, kind: HuddleKind): Promise<Reply> {
  const { naming, wish, asked } = plan;
  const isOpen = Boolean(wish.activities || wish.where || wish.text) && referenceIn(asked) === undefined;
  const asksOn = asker.topic.huddle && !wish.activities && !wish.where && wordsIn(asked) <= MAX_ASKING_ON;
  if (asker.about || asksOn || asksForNext(asked)) return answerHuddleFact(asker, plan, kind);
  const isCertain = naming.strange.length > 0 || !isOpen || THE_ONE.test(asked);
  const named =
    isCertain && (isOpen && wish.text ? await namedHuddle(asker, plan) : await isOneMeant(asker, plan));
  return named ? answerHuddleFact(asker, plan, kind) : answerHosts(asker, plan);
}

async function isOneMeant(asker: Asker, plan: Plan): Promise<boolean> {
  return (await meantHuddle(asker, plan)).what === 'ONE';
}

/** Facts of an outing that are asked of more than outings. */
const byKind: Readonly<Record<string, typeof answerHuddleFact>> = {
  'huddle-host': answerHost,
  'huddle-weather': answerWeather,
};

const tools: Readonly<Record<ToolName, (asker: Asker, plan: Plan) => Promise<Reply> | Reply>> = {
  DANGER: (asker, { asked }) => answerDanger(asker, 'ANY', asked),
  HUDDLES: answerHuddles,
  COMPARE: answerCompared,
  CLASHES: answerClashes,
  COMMUNITIES: answerCommunities,
  COMMUNITY: answerCommunity,
  PEOPLE: answerPerson,
  ARTICLES: answerArticles,
  POSTS: answerPosts,
  AUTHOR: answerAuthor,
  RIDES: answerRides,
  LIGHT: answerLight,
  AGENDA: answerAgenda,
  ANSWERS: myAnswers,
  HOSTED: myHosted,
  DRAFTS: myDrafts,
  WAITING: myWaiting,
  OFFER_RIDE: answerOfferRide,
  MY_RIDES: myRides,
  MY_COMMUNITIES: answerMyCommunities,
  FOLLOWS: answerFollows,
  NEWS: whatIMissed,
  MESSAGES: myMessages,
  NUMBERS: myNumbers,
  RSVP: prepareRsvp,
  MAYBE: prepareMaybe,
  DECLINE: prepareDecline,
  ASK_HOST: prepareQuestion,
  TELL_ALL: tellAll,
  WRITE: writeToPerson,
  FOLLOW: prepareFollow,
  JOIN: prepareJoin,
  DRAFT: prepareDraft,
  HELLO: ({ name, voice }) => ({ text: `${voice.hello(name)} ${voice.tryThis}` }),
  ABOUT: ({ voice }) => ({ text: `${voice.about}\n\n${voice.tryThis}` }),
};

/** The pieces of an answer that is there already: sentence by sentence, so that a reader hears them one by one. */
export function* piecesOf(answer: Answer): Iterable<Piece> {
  if (answer.caution !== 'NONE') yield { kind: 'caution', caution: answer.caution };
  for (const text of answer.text.match(/[^.!?\n]*[.!?\n]+["”*]*\s*|[^.!?\n]+$/g) ?? [])
    yield { kind: 'delta', text };
  for (const card of answer.cards) yield { kind: 'card', card };
  for (const act of answer.acts) yield { kind: 'act', act };
  yield { kind: 'topic', topic: answer.topic };
}
