import type { HuddleCard, HuddleView } from '#areas/huddle/contract/views.ts';
import { kmBetween } from '#areas/place/rules/distance.ts';
import { formatHeight, formatLength, type Measures, measuresIn, metric } from '#platform/shared/measures.ts';
import { formatDateTime, formatTime } from '#platform/shared/time.ts';
import { wallIn } from '#platform/shared/zoned-time.ts';
import type { Answer, Reply } from '../../rules/answer.ts';
import { asksWhetherSomebody } from '../../rules/asked-of-one.ts';
import { groupAsked } from '../../rules/group-asked.ts';
import type { HuddleKind } from '../../rules/kinds/kind.ts';
import type { Telling } from '../../rules/kinds/telling.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import { bare } from '../../rules/recognise/tokens.ts';
import { askHost } from '../tools/act-cards.ts';
import type { Asker } from '../tools/asker.ts';
import { huddleCard, personCard } from '../tools/cards.ts';
import { findHosts } from '../tools/find-hosts.ts';
import { type Meant, meantHuddle, namedHuddle } from '../tools/meant-huddle.ts';
import { standingsOf } from '../tools/person-at.ts';
import { readCompanions, readGroup, readHuddle, readWaiting, spokenHuddle } from '../tools/read-huddles.ts';
import { spokenOf, topicOf } from '../tools/topics.ts';
import { quoteOf } from './host-words.ts';

/** A fact of the huddle that is meant, then its card; what the host has not said can be asked. */
export async function answerHuddleFact(asker: Asker, plan: Plan, kind: HuddleKind): Promise<Reply> {
  const meant = await meantHuddle(asker, plan);
  if (kind.general && (isInGeneral(plan) || isOfNone(meant)))
    return { text: kind.general[asker.voice.locale] };
  if (meant.what !== 'ONE') return whichOne(asker, meant);
  const { huddle } = meant;
  const facts = await readHuddle(asker, huddle.id);
  if (!facts) return { text: asker.voice.noSuchHuddle };
  const { voice } = asker;
  const { cards: people, ...named } = await peopleOf(asker, plan, kind, facts);
  const telling = tellingOf(asker, plan, huddle);
  const told = kind.tell({ ...facts, ...named }, telling);
  const about = aboutOne(asker, huddle);
  if (told) {
    const hosts = NAMES_HOSTS.has(kind.id) && namesHost(facts, told) ? await findHosts(asker, [huddle]) : [];
    const more = quoteOf(wordsLeft(plan), { facts, telling, told });
    const isSilent = huddle.status === 'CANCELLED' && !SAYS_CANCELLED.test(told);
    const text = [isSilent && voice.mine.calledOff([huddle.name]), told, more].filter(Boolean).join('\n\n');
    const [host] = hosts;
    const person = host && kind.id === 'huddle-host' ? { person: { id: host.id } } : undefined;
    return { cards: [...about.cards, ...hosts, ...people], text, topic: { ...about.topic, ...person } };
  }
  const unsaid =
    kind.silence?.(huddle.name)[voice.locale] ?? voice.unsaid(huddle.name, kind.unsaid[voice.locale]);
  const text = [unsaid, quoteOf(wordsLeft(plan), { facts, telling })].filter(Boolean).join(' ');
  const acts = huddle.hosting ? [] : about.cards.map((card) => askHost(card, plan.asked));
  return { ...about, text, acts };
}

const SAYS_CANCELLED = /cancelled|abgesagt/;

/** Words that hold for any outing, with the start of the one that is named or was spoken of, whose host may know more. */
export async function answerWithOuting(asker: Asker, plan: Plan, text: string): Promise<Reply> {
  const huddle = await namedOrSpoken(asker, plan);
  if (!huddle) return { text };
  const about = aboutOne(asker, huddle);
  const start = await sayStartAndMore(asker, plan, huddle);
  return {
    ...about,
    text: `${text}\n\n${start}`,
    acts: huddle.hosting ? [] : about.cards.map((card) => askHost(card, plan.asked)),
  };
}

/** '**Ridge** starts Wed 3 Jun, 05:00, at the station.' */
export function sayStart(
  { voice, now }: Asker,
  { name, status, startDateTime, timeZone, venueName }: HuddleCard,
): string {
  if (status === 'CANCELLED') return voice.mine.calledOff([name]);
  const start = formatDateTime(new Date(startDateTime), now, { locale: voice.locale, timeZone });
  return voice.mine.startsAt(name, start, venueName);
}

/** The same, and what its host writes of what is asked. */
export async function sayStartAndMore(asker: Asker, plan: Plan, huddle: HuddleCard): Promise<string> {
  const facts = await readHuddle(asker, huddle.id);
  const telling = tellingOf(asker, plan, huddle);
  // Of what one cannot know the words that say so count, too: 'avalanche'.
  const more = facts && quoteOf(telling.asked, { facts, telling });
  return [sayStart(asker, huddle), more].filter(Boolean).join(' ');
}

/** How one does something with an outing, with the card of the one that is meant where the asker hosts it. */
export async function answerWithOwn(asker: Asker, plan: Plan, text: string): Promise<Reply> {
  const huddle = await namedOrSpoken(asker, plan);
  return huddle?.hosting ? { ...aboutOne(asker, huddle), text } : { text };
}

async function namedOrSpoken(asker: Asker, plan: Plan): Promise<HuddleCard | undefined> {
  return (await namedHuddle(asker, plan)) ?? spokenHuddle(asker);
}

const NAMES_HOSTS = new Set(['huddle-host', 'huddle-people']);

/** Who is named stands beside the words as a card: they are withdrawn with the right to see it. */
function namesHost({ host, coHosts }: HuddleView, told: string): boolean {
  return [host, ...coHosts].some((person) => person && told.includes(person.displayName));
}

/** 'What do I wear on a hike in autumn': any of them. */
function isInGeneral({ asked, naming }: Plan): boolean {
  return naming.strange.length === 0 && GENERALLY.test(bare(asked));
}

const GENERALLY =
  /\b(?:in general|generally|usually|normalerweise|generell|grundsatzlich|on (?:a|such a) (?:\w+ )?(?:hike|walk|tour|outing|trip)|(?:bei|auf|zu) (?:so )?(?:ne[rn]?|eine[rnm]?) (?:\w+ )?(?:wanderung|tour|wandertour|bergtour|ausflug))\b/;

function isOfNone(meant: Meant): boolean {
  return meant.what === 'NONE' || (meant.what === 'SEVERAL' && meant.not !== undefined);
}

/** Whom the answer to such a question names, each also as a card. */
async function peopleOf(asker: Asker, plan: Plan, { id }: HuddleKind, facts: HuddleView) {
  const { voice } = asker;
  if (id === 'huddle-people') {
    const { companions, rosterShown } = await readCompanions(asker, facts);
    const asked = asksWhetherSomebody(plan.asked, asker.topic.kind === id)
      ? await standingsOf(asker, plan, facts)
      : [];
    if (asked.length > 0) {
      const named = asked.map(({ card, said }) => ({ displayName: card.title, said }));
      return { asked: named, rosterShown, cards: asked.map(({ card }) => card) };
    }
    const group = groupAsked(plan.asked);
    if (group) {
      const found = await readGroup(asker, facts, group);
      const cards = (found?.first ?? []).map((face) => personCard(face, facts.name));
      return { answered: found ? { ...found, group } : ('HIDDEN' as const), cards };
    }
    return {
      companions,
      rosterShown,
      cards: companions.map((face) => personCard(face, voice.goesTo(facts.name))),
    };
  }
  const queue = id === 'huddle-waiting' ? await readWaiting(asker, facts) : undefined;
  return { queue, cards: (queue?.first ?? []).map((face) => personCard(face, voice.waitsFor(facts.name))) };
}

/** Several fit, none does, or the question names none and nothing is planned. */
export function whichOne(asker: Asker, meant: Exclude<Meant, { what: 'ONE' }>): Reply {
  const { voice } = asker;
  if (meant.what === 'NONE')
    return meant.named
      ? noSuch(asker, meant.alike ?? [])
      : { text: voice.whichHuddle, topic: { isLost: asker.topic.isLost === true } };
  const cards = meant.huddles.map((huddle) => huddleCard(asker, huddle));
  const shown = meant.huddles.map(spokenOf);
  const text = meant.not ? voice.otherDay(meant.not) : voice.whichOfThese;
  return { text, cards, topic: { shown } };
}

/** None is called so; what comes close can be meant by 'the first'. */
function noSuch(asker: Asker, alike: readonly HuddleCard[]): Reply {
  const { noSuchHuddle, mine } = asker.voice;
  if (alike.length === 0) return { text: noSuchHuddle, topic: { isLost: true } };
  const cards = alike.map((huddle) => huddleCard(asker, huddle));
  return {
    text: `${noSuchHuddle} ${mine.comesClose}`,
    cards,
    topic: { isLost: true, shown: alike.map(spokenOf) },
  };
}

/** The words that do not say of which kind a question is. */
const wordsLeft = ({ wish }: Plan) => wish.text.split(' ');

export function aboutOne(asker: Asker, huddle: HuddleCard): Pick<Answer, 'cards' | 'topic'> {
  const { shown = [] } = asker.topic;
  const topic = topicOf([huddle]);
  // One of a list: 'the first' means that of the list also after this answer.
  const isListed = shown.some(({ id }) => id === huddle.id);
  return { cards: [huddleCard(asker, huddle)], topic: isListed ? { ...topic, shown } : topic };
}

/** 'How many miles' is answered in miles, wherever the asker is. */
function measuresAsked(words: string): Measures | undefined {
  if (/\b(?:miles?|feet|ft)\b/.test(words)) return { ...metric, length: 'MI' };
  return /\b(?:km|kilomet(?:er|re)s?|met(?:er|re)s?|hohenmeter)\b/.test(words) ? metric : undefined;
}

/** Metres a second as the crow flies, of a car on roads, and how long before the start one wants to be there. */
const CROW_SPEED = 15;
const BEFORE_MS = 15 * 60_000;
const MAX_DRIVE_M = 600_000;

export function tellingOf(asker: Asker, { asked, wish }: Plan, huddle: HuddleCard): Telling {
  const { home, now, voice, timeZone } = asker;
  const { locale } = voice;
  const clock = { locale, timeZone: huddle.timeZone };
  const measures = measuresAsked(bare(asked)) ?? measuresIn(timeZone);
  const meters = home && huddle.area ? kmBetween(home, huddle.area) * 1_000 : undefined;
  const drive = meters === undefined ? 0 : (meters / CROW_SPEED) * 1_000;
  return {
    language: locale,
    now,
    asked: [...new Set(`${bare(asked)} ${wish.meaning ?? ''}`.split(' '))],
    leaveAt:
      meters === undefined || meters > MAX_DRIVE_M
        ? undefined
        : { at: new Date(Date.parse(huddle.startDateTime) - drive - BEFORE_MS), meters },
    pick: (en, de) => (locale === 'de' ? de : en),
    at: (instant) => formatDateTime(new Date(instant), now, clock),
    atMine: (instant) => {
      const at = new Date(instant);
      const isSame = wallIn(at, timeZone) === wallIn(at, huddle.timeZone);
      return isSame ? undefined : formatDateTime(at, now, { locale, timeZone });
    },
    time: (instant) => formatTime(instant, clock),
    length: (of) => formatLength(of, measures, locale),
    height: (of) => formatHeight(of, measures, locale),
    list: voice.list,
  };
}
