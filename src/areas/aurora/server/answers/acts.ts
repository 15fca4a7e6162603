import { readSentence } from '#areas/huddle/rules/sentence.ts';
import { type Answer, nothingSaid } from '../../rules/answer.ts';
import type { ActCard, ActKind, AnswerCard } from '../../rules/card.ts';
import { draftName } from '../../rules/meaning/draft-name.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import type { Asker } from '../tools/asker.ts';
import { rsvpAct } from '../tools/huddle-acts.ts';
import { meantHuddle } from '../tools/meant-huddle.ts';
import { answerCommunities, answerPerson } from './about-people.ts';
import { aboutOne, whichOne } from './one-huddle.ts';

/** Prepares a yes to a huddle; the person presses it. */
export async function prepareRsvp(asker: Asker, plan: Plan): Promise<Answer> {
  const meant = await meantHuddle(asker, plan);
  const { voice } = asker;
  if (meant.what !== 'ONE') {
    // 'Join the climbers' may mean a club.
    const club = meant.what === 'NONE' && meant.named ? await prepareJoin(asker, plan) : undefined;
    return club?.acts.length ? club : whichOne(asker, meant);
  }
  const { huddle } = meant;
  const about = aboutOne(asker, huddle);
  if (huddle.hosting) return { ...nothingSaid, ...about, text: voice.youHostIt(huddle.name) };
  if (huddle.myAnswer === 'YES') return { ...nothingSaid, ...about, text: voice.alreadyYes(huddle.name) };
  const full = huddle.placesLeft !== null && huddle.placesLeft <= 0;
  const text = `${voice.askRsvp(huddle.name, full)} ${voice.nothingBefore}`;
  return { ...nothingSaid, ...about, text, acts: [rsvpAct(huddle)] };
}

/** Prepares a no: who had a place gives it to the next. */
export async function prepareDecline(asker: Asker, plan: Plan): Promise<Answer> {
  const meant = await meantHuddle(asker, plan);
  const { voice } = asker;
  if (meant.what !== 'ONE') return whichOne(asker, meant);
  const { huddle } = meant;
  const about = aboutOne(asker, huddle);
  if (huddle.hosting) return { ...nothingSaid, ...about, text: voice.youHostIt(huddle.name) };
  const text = `${voice.askDecline(huddle.name)} ${voice.nothingBefore}`;
  return { ...nothingSaid, ...about, text, acts: [{ ...rsvpAct(huddle), act: 'DECLINE' }] };
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
    return { ...found, text: voice.whichName };
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
    words: null,
  };
}

/** A draft with what the question already says; only its host sees it, and nothing is published. */
export function prepareDraft({ voice, timeZone }: Asker, { asked, wish }: Plan): Answer {
  const said = readSentence(asked);
  const activity = said.activity ?? wish.activities?.[0] ?? 'HIKING';
  const place = wish.where?.kind === 'NAMED' ? voice.placeName(wish.where.phrases[0] ?? '') : undefined;
  const name = (draftName(said.name) ?? voice.draftName(activity, place)).slice(0, 100);
  const draft: ActCard = {
    act: 'DRAFT',
    objectId: '',
    title: name,
    path: '/huddle/create',
    ride: null,
    words: null,
    when: wish.span?.from.toISOString() ?? null,
    timeZone,
    draft: { name, activity, sentence: asked },
  };
  return { ...nothingSaid, text: voice.askDraft(name, wish.span?.said), acts: [draft] };
}
