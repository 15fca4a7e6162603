import type { HuddleCard } from '#areas/huddle/contract-values.ts';
import { type Answer, nothingSaid } from '../../rules/answer.ts';
import type { ActCard, ActKind, AnswerCard } from '../../rules/card.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import { titled } from '../../rules/sentences.ts';
import type { Asker } from '../tools/asker.ts';
import { huddleCard } from '../tools/cards.ts';
import { whyOf } from '../tools/find-huddles.ts';
import { topicOf } from './about-huddles.ts';
import { meantHuddle } from './about-me.ts';
import { answerCommunities, answerPerson } from './about-people.ts';

const WHICH = 'Which one do you mean? Name it, and I prepare it for you.';

/** Prepares an answer to a huddle; the person presses it. */
export async function prepareRsvp(asker: Asker, plan: Plan): Promise<Answer> {
  const huddle = await meantHuddle(asker, plan);
  if (!huddle) return { ...nothingSaid, text: WHICH };
  const card = huddleCard(huddle, whyOf(huddle, undefined, asker));
  const about = { cards: [card], topic: topicOf({ huddles: [huddle], place: undefined }) };
  if (huddle.hosting)
    return { ...nothingSaid, ...about, text: `You host **${huddle.name}**, so you are in already.` };
  if (huddle.myAnswer === 'YES') {
    return { ...nothingSaid, ...about, text: `You have already said yes to **${huddle.name}**.` };
  }
  const full = huddle.placesLeft !== null && huddle.placesLeft <= 0;
  const text = `Shall I RSVP yes to **${huddle.name}** for you?${full ? ' It is full: you would join the waiting list.' : ''} Nothing happens before you confirm.`;
  return { ...nothingSaid, ...about, text, acts: [rsvpAct(huddle)] };
}

export function rsvpAct(huddle: Pick<HuddleCard, 'id' | 'name' | 'startDateTime' | 'timeZone'>): ActCard {
  return {
    ...{ act: 'RSVP', objectId: huddle.id, title: huddle.name, path: `/huddle/view/${huddle.id}` },
    ...{ when: huddle.startDateTime, timeZone: huddle.timeZone, draft: null },
  };
}

export async function prepareFollow(asker: Asker, plan: Plan): Promise<Answer> {
  const found = await answerPerson(asker, plan);
  return withAct(found, 'FOLLOW', 'PERSON', (name) => `Shall I follow **${name}** for you?`);
}

export async function prepareJoin(asker: Asker, plan: Plan, question: string): Promise<Answer> {
  const found = await answerCommunities(asker, plan, question.replace(/\bmy\b/gi, ''));
  return withAct(found, 'JOIN', 'COMMUNITY', (name) => `Shall I join **${name}** for you, or ask to?`);
}

/** The first thing of the right kind is what is meant; the card says which, and there is no other way. */
function withAct(
  found: Answer,
  act: ActKind,
  kind: AnswerCard['kind'],
  ask: (name: string) => string,
): Answer {
  const first = found.cards.find((card) => card.kind === kind);
  if (!first) return { ...found, text: found.cards.length > 0 ? `${WHICH} ${found.text}` : WHICH };
  return {
    ...found,
    text: `${ask(first.title)} Nothing happens before you confirm.`,
    acts: [actOf(act, first)],
  };
}

export function actOf(act: ActKind, card: AnswerCard): ActCard {
  return {
    ...{ act, objectId: card.id, title: card.title, path: card.path, when: card.when },
    ...{ timeZone: card.timeZone, draft: null },
  };
}

/** A draft with what the question already says; only its host sees it, and nothing is published. */
export function prepareDraft(asker: Asker, { wish }: Plan): Answer {
  const [activity = 'HIKING'] = wish.activities ?? [];
  const place = wish.where?.kind === 'NAMED' ? wish.where.phrases[0] : undefined;
  const kind = activity.toLowerCase().replace('_', ' ');
  const words = [wish.text, kind].filter(Boolean).join(' ');
  const plainName = `${words.charAt(0).toUpperCase()}${words.slice(1)}${place ? ` near ${titled(place)}` : ''}`;
  const from = wish.span?.from;
  const draft: ActCard = {
    ...{ act: 'DRAFT', objectId: '', title: plainName.slice(0, 100), path: '/huddle/create' },
    ...{ when: from?.toISOString() ?? null, timeZone: asker.timeZone },
    draft: { name: plainName.slice(0, 100), activity },
  };
  const when = wish.span ? ` ${wish.span.label}` : '';
  const text = `I can keep “${draft.title}”${when} as a draft for you. Only you see it; you fill in the rest and publish it when it is ready.`;
  return { ...nothingSaid, text, acts: [draft] };
}
