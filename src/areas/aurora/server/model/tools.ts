import { tool } from 'ai';
import { z } from 'zod';
import type { Piece } from '../../rules/answer.ts';
import { type ActKind, cardKinds, MAX_CARDS } from '../../rules/card.ts';
import { huddleDaylight } from '../../rules/kinds/huddle-daylight.ts';
import { huddleWeather } from '../../rules/kinds/huddle-weather.ts';
import type { Kind } from '../../rules/kinds/kind.ts';
import { planOf } from '../../rules/meaning/understand.ts';
import { answerLight } from '../answers/about-light.ts';
import { answerWeather } from '../answers/about-weather.ts';
import { everything } from '../answers/search-all.ts';
import type { Asker } from '../tools/asker.ts';
import { huddleCard } from '../tools/cards.ts';
import { findCommunities } from '../tools/find-communities.ts';
import { findHuddles } from '../tools/find-huddles.ts';
import { findPlace } from '../tools/find-place.ts';
import { findRides } from '../tools/find-rides.ts';
import { lookUp } from '../tools/look-up.ts';
import { myAgenda, readHuddle } from '../tools/read-huddles.ts';
import { preparing, wishIn } from './prepare.ts';
import { Returned } from './returned.ts';

const words = z.string().max(300);

/** The tools of our own rules, for a model: they look with the asker's eyes, and none of them changes anything. */
export function toolsFor(asker: Asker, wanted: readonly ActKind[], say: (piece: Piece) => void) {
  const returned = new Returned();
  return {
    ...finding(asker, returned),
    ...reading(asker, returned),
    show: tool({
      description: 'Shows things as cards with links. Do this for each thing you name.',
      inputSchema: z.object({ ids: z.array(words).max(6) }),
      execute: ({ ids }) => {
        const cards = ids.map((id) => returned.find(id)).filter((card) => card !== undefined);
        for (const card of cards) say({ kind: 'card', card });
        return { shown: cards.length };
      },
    }),
    ...preparing(asker, returned, wanted, say),
  };
}

function finding(asker: Asker, returned: Returned) {
  return {
    findHuddles: tool({
      description:
        'Finds outings to come. Say in English words what, where, when, how hard, with how much room.',
      inputSchema: z.object({ wish: words }),
      execute: async ({ wish }) => returned.add((await findHuddles(asker, wishIn(asker, wish))).cards),
    }),
    findCommunities: tool({
      description: 'Finds communities by topic and place.',
      inputSchema: z.object({ wish: words }),
      execute: async ({ wish }) => returned.add((await findCommunities(asker, wishIn(asker, wish))).cards),
    }),
    findRides: tool({
      description:
        'Finds cars with free seats: to an outing that another tool has returned, or around a place.',
      inputSchema: z.object({ huddleId: words.optional(), place: words.optional() }),
      execute: async ({ huddleId, place }) => {
        const known = huddleId !== undefined && returned.find(huddleId)?.kind === 'HUDDLE';
        const where = place ? wishIn(asker, `near ${place}`).where : undefined;
        const around = (await findPlace(asker, where))?.place;
        return returned.addRides(
          await findRides(asker, { around, ...(known && { huddleId }), limit: MAX_CARDS }),
        );
      },
    }),
    search: tool({
      description: 'Searches everything by words and by meaning.',
      inputSchema: z.object({ text: words, kinds: z.array(z.enum(cardKinds)).max(7).optional() }),
      execute: async ({ text, kinds }) =>
        returned.add((await lookUp(asker, text, kinds ?? everything, MAX_CARDS)).map(({ card }) => card)),
    }),
  };
}

function reading(asker: Asker, returned: Returned) {
  return {
    myAgenda: tool({
      description: 'What lies ahead of the person who asks.',
      inputSchema: z.object({}),
      execute: async () => {
        const mine = (await myAgenda(asker)).slice(0, MAX_CARDS);
        return returned.add(mine.map((huddle) => huddleCard(asker, huddle)));
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
        const { text } = await answerLight(asker, planIn(asker, wish, huddleDaylight));
        return { quotedFromPeople: { sun: text } };
      },
    }),
    weather: tool({
      description: 'The forecast, with its time and source. Say where and when: "Zermatt on Saturday".',
      inputSchema: z.object({ wish: words }),
      execute: async ({ wish }) => {
        const { text } = await answerWeather(asker, planIn(asker, wish, huddleWeather), huddleWeather);
        return { quotedFromPeople: { weather: text } };
      },
    }),
  };
}

function planIn({ voice, now, timeZone }: Asker, wish: string, kind: Kind) {
  return planOf({ asked: `in ${wish}`, kind, language: voice.locale, now, timeZone });
}

async function details(asker: Asker, returned: Returned, id: string): Promise<object> {
  if (returned.find(id)?.kind !== 'HUDDLE') return { error: 'No tool has returned this id.' };
  const huddle = await readHuddle(asker, id);
  if (!huddle) return { error: 'Not there.' };
  const { description, whatToBring, tags } = huddle;
  return { quotedFromPeople: { description, whatToBring, tags } };
}
