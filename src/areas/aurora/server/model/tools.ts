import { tool } from 'ai';
import { z } from 'zod';
import type { Piece } from '../../rules/answer.ts';
import { type ActCard, type AnswerCard, type CardKind, cardKinds } from '../../rules/card.ts';
import { wishOf } from '../../rules/meaning/understand.ts';
import { plain } from '../../rules/meaning/words.ts';
import { answerLight } from '../answers/about-light.ts';
import { actOf } from '../answers/acts.ts';
import type { Asker } from '../tools/asker.ts';
import { huddleCard } from '../tools/cards.ts';
import { findCommunities } from '../tools/find-communities.ts';
import { findHuddles, whyOf } from '../tools/find-huddles.ts';
import { lookUp } from '../tools/look-up.ts';
import { myAgenda, readHuddle } from '../tools/my-agenda.ts';

const MOST = 5;
const words = z.string().max(300);

/** What a tool has returned in this answer: nothing else can become a card or an act. */
export class Returned {
  private readonly cards = new Map<string, AnswerCard>();

  add(cards: readonly AnswerCard[]): readonly object[] {
    for (const card of cards) this.cards.set(card.id, card);
    return cards.map(quoted);
  }

  find(id: string): AnswerCard | undefined {
    return this.cards.get(id);
  }
}

/** Words of others are handed over under a name that says so: they are data, never orders. */
function quoted(card: AnswerCard): object {
  const { kind, id, title, line, why, when, timeZone, placeName } = card;
  return { kind, id, when, timeZone, facts: why, quotedFromPeople: { title, line, placeName } };
}

/** The tools of our own rules, for a model: they look with the asker's eyes, and none of them changes anything. */
export function toolsFor(asker: Asker, say: (piece: Piece) => void) {
  const returned = new Returned();
  return { ...finding(asker, returned), ...reading(asker, returned), ...showing(returned, say) };
}

function finding(asker: Asker, returned: Returned) {
  return {
    findHuddles: tool({
      description:
        'Finds outings to come. Say in English words what, where, when, how hard, with how much room.',
      inputSchema: z.object({ wish: words }),
      execute: async ({ wish }) => returned.add((await findHuddles(asker, wishIn(asker, wish), MOST)).cards),
    }),
    findCommunities: tool({
      description: 'Finds communities by topic and place.',
      inputSchema: z.object({ wish: words }),
      execute: async ({ wish }) =>
        returned.add((await findCommunities(asker, wishIn(asker, wish), MOST)).cards),
    }),
    search: tool({
      description: 'Searches everything by words and by meaning.',
      inputSchema: z.object({ text: words, kinds: z.array(z.enum(cardKinds)).max(7).optional() }),
      execute: async ({ text, kinds }) =>
        returned.add((await lookUp(asker, text, kinds ?? everything, MOST)).map(({ card }) => card)),
    }),
  };
}

function reading(asker: Asker, returned: Returned) {
  return {
    myAgenda: tool({
      description: 'What lies ahead of the person who asks.',
      inputSchema: z.object({}),
      execute: async () => {
        const mine = (await myAgenda(asker)).slice(0, MOST);
        return returned.add(mine.map((huddle) => huddleCard(huddle, whyOf(huddle, undefined, asker))));
      },
    }),
    readHuddle: tool({
      description: 'Description and what to bring of one outing that another tool has returned.',
      inputSchema: z.object({ id: words }),
      execute: ({ id }) => details(asker, returned, id),
    }),
    sun: tool({
      description: 'When the sun rises and sets. Say where and when: "Zermatt on Saturday".',
      inputSchema: z.object({ wish: words }),
      execute: async ({ wish }) => {
        const plan = { intent: 'SUN' as const, wish: wishIn(asker, `in ${wish}`), refers: false };
        return (await answerLight(asker, plan)).text;
      },
    }),
  };
}

function wishIn({ now, timeZone }: Asker, text: string) {
  return wishOf(plain(text), now, timeZone);
}

const everything: readonly CardKind[] = cardKinds.filter((kind) => kind !== 'PLACE');

async function details(asker: Asker, returned: Returned, id: string): Promise<object> {
  if (returned.find(id)?.kind !== 'HUDDLE') return { error: 'No tool has returned this id.' };
  const huddle = await readHuddle(asker, id);
  if (!huddle) return { error: 'Not there.' };
  const { description, whatToBring, tags } = huddle;
  return { quotedFromPeople: { description, whatToBring, tags } };
}

const acts = { RSVP: 'HUDDLE', FOLLOW: 'PERSON', JOIN: 'COMMUNITY' } as const;

/** How a model shows things and prepares acts: only of what a tool has returned. */
function showing(returned: Returned, say: (piece: Piece) => void) {
  return {
    show: tool({
      description: 'Shows things as cards with links. Do this for each thing you name.',
      inputSchema: z.object({ ids: z.array(words).max(6) }),
      execute: ({ ids }) => {
        const cards = ids.map((id) => returned.find(id)).filter((card) => card !== undefined);
        for (const card of cards) say({ kind: 'card', card });
        return { shown: cards.length };
      },
    }),
    prepare: tool({
      description:
        'Prepares an act that the person may confirm, only when they have asked for it themselves.',
      inputSchema: z.object({ act: z.enum(['RSVP', 'FOLLOW', 'JOIN']), id: words }),
      execute: ({ act, id }) => {
        const card = returned.find(id);
        if (card?.kind !== acts[act]) return { error: 'No tool has returned such a thing.' };
        const prepared: ActCard = actOf(act, card);
        say({ kind: 'act', act: prepared });
        return { prepared: 'The person must confirm it.' };
      },
    }),
  };
}
