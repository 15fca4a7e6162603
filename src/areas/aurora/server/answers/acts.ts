import { findCommunity } from '#areas/community/server/public.ts';
import type { HuddleCard } from '#areas/huddle/contract/views.ts';
import { asObjectId } from '#platform/server/object-id.ts';
import type { CommunityId } from '#platform/shared/ids.ts';
import type { Reply } from '../../rules/answer.ts';
import { type AnswerCard, objectsOfActs } from '../../rules/card.ts';
import { guestsIn } from '../../rules/meaning/guests.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import { bare } from '../../rules/recognise/tokens.ts';
import { standingWith } from '../acts-standing.ts';
import { actOn } from '../tools/act-cards.ts';
import type { Asker } from '../tools/asker.ts';
import { communityToJoin } from '../tools/community-to-join.ts';
import { peopleCalled } from '../tools/find-hosts.ts';
import { cardsOf } from '../tools/look-up.ts';
import { meantCommunity, namedCommunity } from '../tools/meant-community.ts';
import { type Meant, meantHuddle } from '../tools/meant-huddle.ts';
import { readHuddle } from '../tools/read-huddles.ts';
import { peopleTopic } from '../tools/topics.ts';
import { answerCommunities, answerPerson } from './about-people.ts';
import { aboutOne, whichOne } from './one-huddle.ts';

/** Prepares a yes to a huddle; the person presses it. */
export async function prepareRsvp(asker: Asker, plan: Plan): Promise<Reply> {
  const meant = await meantHuddle(asker, plan);
  // 'Join the climbers' may mean a club.
  const isUnclear = meant.what === 'SEVERAL' || (meant.what === 'NONE' && meant.named);
  const club = isUnclear ? await namedCommunity(asker, plan) : undefined;
  if (club) return withAct(asker, joining(club), 'JOIN');
  const guests = guestsIn(plan.asked);
  if (meant.what === 'ONE' && meant.huddle.myAnswer === 'YES' && !meant.huddle.hosting) {
    const may = guests ? asker.voice.mine.mayBring(await guestLimitOf(asker, meant.huddle)) : '';
    return { ...aboutOne(asker, meant.huddle), text: `${saidYesAlready(asker, meant.huddle)} ${may}`.trim() };
  }
  const reply = answering(asker, meant, 'RSVP', ({ name, placesLeft }) =>
    asker.voice.askRsvp(name, placesLeft !== null && placesLeft <= 0),
  );
  return guests && reply.acts?.length && meant.what === 'ONE'
    ? withGuests(asker, reply, meant.huddle, guests)
    : reply;
}

/** A yes that waits holds no place yet. */
function saidYesAlready({ voice }: Asker, { name, myPlace }: HuddleCard): string {
  const isOpen = myPlace !== 'NONE' && myPlace !== 'CONFIRMED';
  return isOpen ? voice.mine.myPlace(name, myPlace) : voice.alreadyYes(name);
}

/** The same yes for a party, as far as the hosts let guests come. */
async function withGuests(asker: Asker, reply: Reply, huddle: HuddleCard, guests: number): Promise<Reply> {
  const limit = await guestLimitOf(asker, huddle);
  const { youBring, mayBring } = asker.voice.mine;
  if (guests > limit) return { ...reply, text: `${mayBring(limit)} ${reply.text}` };
  return {
    ...reply,
    text: `${reply.text} ${youBring(guests)}`,
    acts: (reply.acts ?? []).map((act) => ({ ...act, guests })),
  };
}

async function guestLimitOf(asker: Asker, { id }: HuddleCard): Promise<number> {
  const settings = (await readHuddle(asker, id))?.settings;
  const isAllowed = settings?.guestAllowed && settings.guestAllowedAges.includes('ADULT');
  return isAllowed ? settings.guestLimit : 0;
}

/** Prepares a maybe: who had a place gives it to the next. */
export async function prepareMaybe(asker: Asker, plan: Plan): Promise<Reply> {
  const meant = await meantHuddle(asker, plan);
  return answering(asker, meant, 'MAYBE', ({ name, myPlace }) =>
    asker.voice.askMaybe(name, myPlace === 'CONFIRMED'),
  );
}

/** Prepares a no: who had a place gives it to the next. */
export async function prepareDecline(asker: Asker, plan: Plan): Promise<Reply> {
  const meant = await meantHuddle(asker, plan);
  return answering(asker, meant, 'DECLINE', ({ name, myPlace }) =>
    asker.voice.askDecline(name, myPlace === 'CONFIRMED'),
  );
}

function answering(
  asker: Asker,
  meant: Meant,
  act: 'RSVP' | 'MAYBE' | 'DECLINE',
  ask: (huddle: HuddleCard) => string,
): Reply {
  if (meant.what !== 'ONE') return whichOne(asker, meant);
  const { huddle } = meant;
  const about = aboutOne(asker, huddle);
  const { voice } = asker;
  if (huddle.status === 'CANCELLED') return { ...about, text: voice.mine.calledOff([huddle.name]) };
  if (huddle.hosting)
    return { ...about, text: act === 'RSVP' ? voice.youHostIt(huddle.name) : voice.hostsStay(huddle.name) };
  const acts = about.cards.map((card) => actOn(act, card));
  return { ...about, text: `${ask(huddle)} ${voice.nothingBefore}`, acts };
}

/** 'Follow him' means who was spoken of, and is no part of a name. */
const THEM = /\b(?:him|her|them|ihn|ihm|ihr|ihnen)\b/i;

const FOLLOW_THEM = /\bfollow (?:him|her|them)\b|\b(?:ihm|ihr|ihnen) folgen\b/i;

export async function prepareFollow(asker: Asker, plan: Plan): Promise<Reply> {
  const { person } = asker.topic;
  const isSpokenOf = plan.naming.strange.length === 0 || FOLLOW_THEM.test(plan.asked);
  if (THEM.test(plan.asked) && isSpokenOf && (person || plan.naming.strange.length === 0)) {
    const cards = person ? await cardsOf(asker, [{ kind: 'PERSON', id: person.id }]) : [];
    return withAct(asker, { text: '', cards, topic: { ...(person && { person }) } }, 'FOLLOW');
  }
  const { strange } = plan.naming;
  const called = await peopleCalled(asker, strange);
  const found =
    called.length > 0
      ? { text: '', cards: called, topic: peopleTopic(called) }
      : await answerPerson(asker, plan);
  return withAct(asker, found, 'FOLLOW', strange);
}

export async function prepareJoin(asker: Asker, plan: Plan): Promise<Reply> {
  const called = (await communityToJoin(asker, plan)) ?? (await meantCommunity(asker, plan));
  return withAct(asker, called ? joining(called) : await answerCommunities(asker, plan), 'JOIN');
}

function joining(community: AnswerCard): Reply {
  return { text: '', cards: [community], topic: { community: { id: community.id } } };
}

/**
 * The first thing of the right kind is what is meant; the card says which, and there is no other way. What is done or
 * asked for already is not offered again.
 */
async function withAct(
  asker: Asker,
  found: Reply,
  act: 'FOLLOW' | 'JOIN',
  called: readonly string[] = [],
): Promise<Reply> {
  const { voice, platform, personId } = asker;
  const first = found.cards?.find(({ kind }) => kind === objectsOfActs[act]);
  if (!first) return { ...found, text: voice.whichName };
  const alike = (found.cards ?? []).filter(
    (card) => card.kind === first.kind && isAlike(card, first, called),
  );
  if (alike.length > 1) return whichOfName(voice, found, alike, act);
  const standing = await standingWith(platform.database.db, personId, { act, objectId: first.id });
  if (standing) return { ...found, text: voice.mine.standsAlready[act][standing](first.title) };
  const ask =
    act === 'FOLLOW'
      ? voice.askFollow(first.title)
      : voice.askJoin(first.title, await asksFirst(asker, asObjectId(first.id)));
  return { ...found, text: `${ask} ${voice.nothingBefore}`, acts: [actOn(act, first)] };
}

/** Whether two are called the same, as far as a name was said: 'follow Sara'. */
function isAlike({ title }: AnswerCard, first: AnswerCard, called: readonly string[]): boolean {
  const parts = bare(title).split(' ');
  return title === first.title || (called.length > 0 && called.every((word) => parts.includes(word)));
}

/** Whether the leaders of a community decide who joins. */
async function asksFirst({ platform, personId }: Asker, id: CommunityId): Promise<boolean> {
  const { row } = (await findCommunity(platform.database.db, personId, id)) ?? {};
  return row !== undefined && (row.approval_required || row.privacy !== 'PUBLIC');
}

/** What the names of all of them have. */
function commonName([first = '', ...others]: readonly string[]): string {
  const parts = others.map((name) => new Set(name.split(' ')));
  return first
    .split(' ')
    .filter((word) => parts.every((words) => words.has(word)))
    .join(' ');
}

/** Several are called so: each can be chosen, and says whom by the name that is theirs alone. */
function whichOfName(
  { mine, nothingBefore }: Asker['voice'],
  found: Reply,
  alike: readonly AnswerCard[],
  act: 'FOLLOW' | 'JOIN',
): Reply {
  const name = commonName(alike.map(({ title }) => title));
  const acts = alike.map((card) => ({
    ...actOn(act, card),
    title: [card.title, card.line].join(' ').trim(),
  }));
  return { ...found, text: `${mine.whichOfName(name, alike.length)} ${nothingBefore}`, acts };
}
