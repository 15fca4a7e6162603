import { tool } from 'ai';
import { z } from 'zod';
import type { Piece } from '../../rules/answer.ts';
import { type ActCard, type ActKind, objectsOfActs } from '../../rules/card.ts';
import { plainEnglish } from '../../rules/meaning/language.ts';
import type { Wish } from '../../rules/meaning/plan.ts';
import { wishOf } from '../../rules/meaning/understand.ts';
import { languageOf } from '../../rules/recognise/language-of.ts';
import { draftOf } from '../answers/draft.ts';
import { actOn } from '../tools/act-cards.ts';
import type { Asker } from '../tools/asker.ts';
import { rideAct } from '../tools/find-rides.ts';
import type { Returned } from './returned.ts';

const words = z.string().max(300);
const NOT_ASKED = { error: 'The person has not asked for that. Tell them what they can ask for.' };

/**
 * How a model prepares acts: only what the words of the person ask for (`wanted`), and only with what a tool has
 * returned. What it read cannot widen either.
 */
export function preparing(
  asker: Asker,
  returned: Returned,
  wanted: readonly ActKind[],
  say: (piece: Piece) => void,
) {
  const prepared = (act: ActCard) => {
    say({ kind: 'act', act });
    return { prepared: 'The person must confirm it.' };
  };
  return {
    prepare: tool({
      description:
        'Prepares an act that the person may confirm, only when they have asked for it themselves.',
      inputSchema: z.object({
        act: z.enum(['RSVP', 'MAYBE', 'DECLINE', 'FOLLOW', 'JOIN', 'RIDE']),
        id: words,
      }),
      execute: ({ act, id }) => {
        if (!wanted.includes(act)) return NOT_ASKED;
        const made = actOf(returned, act, id);
        return made ? prepared(made) : { error: 'No tool has returned such a thing.' };
      },
    }),
    prepareDraft: tool({
      description: 'Prepares the draft of an outing to plan. Say in English words what, where and when.',
      inputSchema: z.object({ wish: words }),
      execute: ({ wish }) =>
        wanted.includes('DRAFT') ? prepared(draftOf(asker, wish, wishIn(asker, wish))) : NOT_ASKED,
    }),
  };
}

function actOf(
  returned: Returned,
  act: Exclude<ActKind, 'DRAFT' | 'ASK_HOST'>,
  id: string,
): ActCard | undefined {
  if (act === 'RIDE') {
    const ride = returned.findRide(id);
    return ride && rideAct(ride, 1);
  }
  const card = returned.find(id);
  return card?.kind === objectsOfActs[act] ? actOn(act, card) : undefined;
}

/** What a model wishes for in words of its own, which may be of either language. */
export function wishIn({ now, timeZone, voice }: Asker, text: string): Wish {
  return wishOf(plainEnglish(text, languageOf(text, voice.locale)), now, timeZone);
}
