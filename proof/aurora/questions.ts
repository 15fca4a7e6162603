import { byTheirWords } from './questions/by-their-words.ts';
import { inGerman } from './questions/in-german.ts';
import { inOtherWords } from './questions/in-other-words.ts';
import { carmichael } from './questions/names.ts';
import { ofAsha, ofCleo } from './questions/of-my-own.ts';
import type { Row } from './questions/row.ts';

/** A question over the demo world, and what of it a good answer shows among its first three cards. */
export interface Question {
  readonly asker: 'asha' | 'cleo';
  readonly text: string;
  /** One of them must be there. */
  readonly expected: readonly string[];
}

function questions(asker: Question['asker'], rows: readonly Row[]): Question[] {
  return rows.map(([text, ...expected]) => ({ asker, text, expected }));
}

export const questionSet: readonly Question[] = [
  ...questions('cleo', byTheirWords),
  ...questions('cleo', inOtherWords),
  ...questions('cleo', inGerman),
  ...questions('cleo', ofCleo),
  ...questions('asha', ofAsha),
];

/** What one of the two may not know of, and the other does. */
export const secrets = { asha: [carmichael, 'The night shift'], cleo: ['The night shift'] } as const;
