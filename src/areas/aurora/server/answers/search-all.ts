import { type Answer, nothingSaid } from '../../rules/answer.ts';
import type { AnswerCard, CardKind } from '../../rules/card.ts';
import type { Asker } from '../tools/asker.ts';
import { lookUp } from '../tools/look-up.ts';

const everything: readonly CardKind[] = [
  ...(['HUDDLE', 'COMMUNITY', 'PERSON', 'POST', 'INSPIRATION', 'CARPOOL'] as const),
];
const reading: readonly CardKind[] = ['INSPIRATION', 'POST'];
const MOST = 5;

/** By words and by meaning, over everything. */
export async function searchAll(asker: Asker, text: string, meaning?: string): Promise<Answer> {
  const cards = await hits(asker, text, everything, meaning);
  return cards.length > 0
    ? { ...nothingSaid, text: asker.voice.foundAbout(text), cards }
    : { ...nothingSaid, text: asker.voice.unknown };
}

/** What people write about something; when nobody has, outings and communities about it. */
export async function answerReading(asker: Asker, text: string, meaning?: string): Promise<Answer> {
  const written = await hits(asker, text, reading, meaning);
  if (written.length === 0) return searchAll(asker, text, meaning);
  return { ...nothingSaid, text: asker.voice.writtenAbout(text), cards: written };
}

/** Of two that fit alike: what one can go to or belong to, then what somebody said or where a car goes. */
const weights: Readonly<Partial<Record<CardKind, number>>> = { POST: 0.55, CARPOOL: 0.5 };

async function hits(
  asker: Asker,
  text: string,
  kinds: readonly CardKind[],
  meaning = text,
): Promise<AnswerCard[]> {
  if (text === '') return [];
  const found = await lookUp(asker, text, kinds, 3 * MOST, meaning);
  return found
    .map(({ card, score }) => ({ card, weight: score * (weights[card.kind] ?? 1) }))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MOST)
    .map(({ card }) => card);
}
