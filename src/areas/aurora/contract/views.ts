import { z } from 'zod';
import type { TalkId, TurnId } from '#platform/shared/ids.ts';
import { idOf } from '#platform/shared/wire-values.ts';
import { actStates } from '../rules/act-state.ts';
import { actKinds, cardKinds, cautions } from '../rules/card.ts';
import { engines, turnStates } from '../rules/turn.ts';

export const talkId = idOf<TalkId>();
export const turnId = idOf<TurnId>();

export const answerCard = z
  .object({
    kind: z.enum(cardKinds),
    id: z.string(),
    title: z.string(),
    line: z.string(),
    why: z.string(),
    when: z.string().nullable(),
    timeZone: z.string().nullable(),
    placeName: z.string().nullable(),
    pictureUrl: z.string().nullable(),
    path: z.string(),
  })
  .meta({ id: 'AnswerCard' });

export const actCard = z
  .object({
    act: z.enum(actKinds),
    objectId: z.string(),
    title: z.string(),
    path: z.string(),
    /** DONE was carried out, OVER is too late: neither is offered. */
    state: z.enum(actStates),
    when: z.string().nullable(),
    timeZone: z.string().nullable(),
    /** Of a question to the host. */
    words: z.string().nullable(),
    /** `sentence` is what it is made from; turns of an earlier release have none. */
    draft: z.object({ name: z.string(), activity: z.string(), sentence: z.string().optional() }).nullable(),
    /** Of a yes: how many adults come with me. */
    guests: z.number().int().nullable(),
    /** Of a seat in a car: whose it is, which ways, and for how many people. */
    ride: z
      .object({ driver: z.string(), legs: z.array(z.enum(['OUT', 'BACK'])), party: z.number().int() })
      .nullable(),
  })
  .meta({ id: 'ActCard' });

export const turnView = z
  .object({
    id: z.string(),
    question: z.string(),
    state: z.enum(turnStates),
    /** Who answered: our own rules, or a language model. Null before. */
    engine: z.enum(engines).nullable(),
    /** The model did not answer, so our own rules did. */
    fellBack: z.boolean(),
    caution: z.enum(cautions),
    text: z.string(),
    /** The kind of question that was answered; null where it was not understood. */
    kind: z.string().nullable(),
    /** What else may have been meant; asked for again by `kind`. */
    offers: z.array(z.object({ kind: z.string(), label: z.string() })),
    /** Pages of our own that the words link to, beside those of the cards. */
    links: z.array(z.string()),
    cards: z.array(answerCard),
    /** Things that the answer named and that I may no longer see. */
    goneCards: z.number().int(),
    acts: z.array(actCard),
    thumb: z.enum(['UP', 'DOWN']).nullable(),
    askedAt: z.string(),
    answeredAt: z.string().nullable(),
  })
  .meta({ id: 'AuroraTurn' });
export type TurnView = z.output<typeof turnView>;

export const talkRow = z
  .object({ id: z.string(), title: z.string(), lastAt: z.string() })
  .meta({ id: 'AuroraTalk' });
export type TalkRow = z.output<typeof talkRow>;
