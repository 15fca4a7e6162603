import type { HuddleCard } from '#areas/huddle/contract/views.ts';
import { type Answer, nothingSaid } from '../../rules/answer.ts';
import type { ActCard, ActKind, AnswerCard } from '../../rules/card.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import type { Asker } from '../tools/asker.ts';
import { huddleCard } from '../tools/cards.ts';
import { whyOf } from '../tools/find-huddles.ts';
import { topicOf } from './about-huddles.ts';
import { meantHuddle } from './about-me.ts';
import { answerCommunities, answerPerson } from './about-people.ts';

/** Prepares an answer to a huddle; the person presses it. */
export async function prepareRsvp(asker: Asker, plan: Plan): Promise<Answer> {
  const huddle = await meantHuddle(asker, plan);
  const { voice } = asker;
  if (!huddle) return { ...nothingSaid, text: voice.which };
  const card = huddleCard(huddle, whyOf(huddle, undefined, asker), asker);
  const about = { cards: [card], topic: topicOf({ huddles: [huddle], place: undefined }) };
  if (huddle.hosting) return { ...nothingSaid, ...about, text: voice.youHostIt(huddle.name) };
  if (huddle.myAnswer === 'YES') return { ...nothingSaid, ...about, text: voice.alreadyYes(huddle.name) };
  const full = huddle.placesLeft !== null && huddle.placesLeft <= 0;
  const text = `${voice.askRsvp(huddle.name, full)} ${voice.nothingBefore}`;
  return { ...nothingSaid, ...about, text, acts: [rsvpAct(huddle)] };
}

export function rsvpAct(huddle: Pick<HuddleCard, 'id' | 'name' | 'startDateTime' | 'timeZone'>): ActCard {
  return {
    act: 'RSVP',
    objectId: huddle.id,
    title: huddle.name,
    path: `/huddle/view/${huddle.id}`,
    when: huddle.startDateTime,
    timeZone: huddle.timeZone,
    draft: null,
    ride: null,
  };
}

export async function prepareFollow(asker: Asker, plan: Plan): Promise<Answer> {
  const found = await answerPerson(asker, plan);
  return withAct(asker, found, 'FOLLOW', 'PERSON');
}

export async function prepareJoin(asker: Asker, plan: Plan): Promise<Answer> {
  const found = await answerCommunities(asker, plan);
  return withAct(asker, found, 'JOIN', 'COMMUNITY');
}

/** The first thing of the right kind is what is meant; the card says which, and there is no other way. */
function withAct({ voice }: Asker, found: Answer, act: 'FOLLOW' | 'JOIN', kind: AnswerCard['kind']): Answer {
  const first = found.cards.find((card) => card.kind === kind);
  if (!first) {
    return { ...found, text: found.cards.length > 0 ? `${voice.which} ${found.text}` : voice.which };
  }
  const ask = act === 'FOLLOW' ? voice.askFollow : voice.askJoin;
  return { ...found, text: `${ask(first.title)} ${voice.nothingBefore}`, acts: [actOf(act, first)] };
}

export function actOf(act: ActKind, card: AnswerCard): ActCard {
  return {
    act,
    objectId: card.id,
    title: card.title,
    path: card.path,
    when: card.when,
    timeZone: card.timeZone,
    draft: null,
    ride: null,
  };
}

/** A draft with what the question already says; only its host sees it, and nothing is published. */
export function prepareDraft({ voice, timeZone }: Asker, { wish }: Plan): Answer {
  const [activity = 'HIKING'] = wish.activities ?? [];
  const place = wish.where?.kind === 'NAMED' ? voice.placeName(wish.where.phrases[0] ?? '') : undefined;
  const name = voice.draftName(wish.text, activity, place).slice(0, 100);
  const draft: ActCard = {
    act: 'DRAFT',
    objectId: '',
    title: name,
    path: '/huddle/create',
    ride: null,
    when: wish.span?.from.toISOString() ?? null,
    timeZone,
    draft: { name, activity },
  };
  return { ...nothingSaid, text: voice.askDraft(name, wish.span?.said), acts: [draft] };
}
