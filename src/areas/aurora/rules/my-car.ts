import { bare } from './recognise/tokens.ts';

const MY_CAR = /\b(?:(?:in|for) my car|my car to|(?:in|for) my ride|in mein\w* (?:auto|wagen)|bei mir)\b/;
const ASKED_ME =
  /\b(?:anyone|anybody|someone|somebody|who|jemand|wer)\b.*\b(?:asked|asks|asking|gefragt|angefragt|fragt)\b/;
const BY_ME = /\b(?:i|ich)\b/;
const WITH_ME = /\b(?:with me|mit mir)\b/;

/**
 * Whether a question about rides means the asker's own car: who has asked for a seat in it, and who rides along. Who
 * rides 'with me' may also be asked by somebody who has no car.
 */
export function asksOfMyCar(asked: string): 'MINE' | 'PERHAPS_MINE' | undefined {
  const text = bare(asked);
  if (MY_CAR.test(text) || (ASKED_ME.test(text) && !BY_ME.test(text))) return 'MINE';
  return WITH_ME.test(text) ? 'PERHAPS_MINE' : undefined;
}
