import { type Answer, nothingSaid } from '../../rules/answer.ts';
import type { AnswerCard, CardKind } from '../../rules/card.ts';
import { UNKNOWN } from '../../rules/sentences.ts';
import type { Asker } from '../tools/asker.ts';
import { lookUp } from '../tools/look-up.ts';

const everything: readonly CardKind[] = [
  ...(['HUDDLE', 'COMMUNITY', 'PERSON', 'POST', 'INSPIRATION', 'CARPOOL'] as const),
];
const reading: readonly CardKind[] = ['INSPIRATION', 'POST'];
const MOST = 5;

/** By words and by meaning, over everything. */
export async function searchAll(asker: Asker, text: string): Promise<Answer> {
  const cards = await hits(asker, text, everything);
  return cards.length > 0
    ? { ...nothingSaid, text: `This is what I found about “${text}”.`, cards }
    : { ...nothingSaid, text: `${UNKNOWN}` };
}

/** What people write about something; when nobody has, outings and communities about it. */
export async function answerReading(asker: Asker, text: string): Promise<Answer> {
  const written = await hits(asker, text, reading);
  if (written.length === 0) return searchAll(asker, text);
  return { ...nothingSaid, text: `This is what people write about “${text}”.`, cards: written };
}

async function hits(asker: Asker, text: string, kinds: readonly CardKind[]): Promise<AnswerCard[]> {
  if (text === '') return [];
  return (await lookUp(asker, text, kinds, MOST)).map(({ card }) => card);
}
