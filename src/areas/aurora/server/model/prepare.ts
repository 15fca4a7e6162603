import { tool } from 'ai';
import { z } from 'zod';
import type { ActCard, ActKind, CardKind } from '../../rules/card.ts';
import { languageOf, plainEnglish } from '../../rules/meaning/language.ts';
import { wishOf } from '../../rules/meaning/understand.ts';
import { actOf, prepareDraft } from '../answers/acts.ts';
import type { Asker } from '../tools/asker.ts';
import { rideAct } from '../tools/find-rides.ts';
import type { Returned } from './returned.ts';
import type { Say } from './show.ts';

const words = z.string().max(300);
const kinds: Readonly<Record<'RSVP' | 'DECLINE' | 'FOLLOW' | 'JOIN', CardKind>> = {
  RSVP: 'HUDDLE',
  DECLINE: 'HUDDLE',
  FOLLOW: 'PERSON',
  JOIN: 'COMMUNITY',
};
const NOT_ASKED = { error: 'The person has not asked for that. Tell them what they can ask for.' };
const PREPARED = { prepared: 'The person must confirm it.' };

/**
 * How a model prepares acts: only what the words of the person ask for (`wanted`), and only with what a tool has
 * returned. What it read cannot widen either.
 */
export function preparing(asker: Asker, returned: Returned, wanted: readonly ActKind[], say: Say) {
  const prepared = (act: ActCard) => {
    say({ kind: 'act', act });
    return PREPARED;
  };
  return {
    prepare: tool({
      description:
        'Prepares an act that the person may confirm, only when they have asked for it themselves.',
      inputSchema: z.object({ act: z.enum(['RSVP', 'DECLINE', 'FOLLOW', 'JOIN', 'RIDE']), id: words }),
      execute: ({ act, id }) => {
        if (!wanted.includes(act)) return NOT_ASKED;
        const made = act === 'RIDE' ? rideOf(returned, id) : cardOf(returned, act, id);
        return made ? prepared(made) : { error: 'No tool has returned such a thing.' };
      },
    }),
    prepareDraft: tool({
      description: 'Prepares the draft of an outing to plan. Say in English words what, where and when.',
      inputSchema: z.object({ wish: words }),
      execute: ({ wish }) => {
        const [draft] = wanted.includes('DRAFT') ? draftOf(asker, wish) : [];
        return draft ? prepared(draft) : NOT_ASKED;
      },
    }),
  };
}

function cardOf(returned: Returned, act: keyof typeof kinds, id: string): ActCard | undefined {
  const card = returned.find(id);
  return card?.kind === kinds[act] ? actOf(act, card) : undefined;
}

function rideOf(returned: Returned, id: string): ActCard | undefined {
  const ride = returned.findRide(id);
  return ride && rideAct(ride, 1);
}

function draftOf(asker: Asker, text: string): readonly ActCard[] {
  const english = plainEnglish(text, languageOf(text, asker.voice.locale));
  const wish = wishOf(english, asker.now, asker.timeZone);
  return prepareDraft(asker, { asked: text, naming: { strange: [], ordinary: [] }, wish }).acts;
}
