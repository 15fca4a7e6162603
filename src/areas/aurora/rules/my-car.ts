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

const HOW_MANY =
  /\b(?:how many|how much|wie ?viele?|wievil) (?:\w+ ){0,2}(?:seats?|places?|spots?|spaces?|room|platze?|sitze?|sitzplatze?)\b/;
const OF_MINE =
  /\b(?:(?:do|have|did) i|i (?:still |do )?(?:have|got|offer)|my (?:car|van|bus|rides?|lifts?)|hab(?:e)? ich|biete ich|ich (?:noch )?(?:habe?|biete)|mein\w* (?:auto|wagen|bus|fahrt\w*)|bei mir)\b/;
const LEFT = /\b(?:left|free|open|empty|available|taken|frei|ubrig|vergeben|weg|besetzt)\b/;
const mySeats: readonly RegExp[] = [
  /^(?:(?:any|how many|wie ?viele) )?(?:seats?|sitze?|platze?) (?:still )?(?:left |free |frei )?(?:in|of|im) (?:my|mein\w*) (?:car|van|bus|auto|wagen)\b/,
  /\b(?:is|are|have i) (?:\w+ ){0,4}(?:seats?|room|space|spots?)\b.*\b(?:in|of) (?:my (?:car|van|bus)|the car i)/,
  /\bis (?:my (?:car|van|bus)|mein (?:auto|wagen|bus)) (?:\w+ )?(?:full|voll)\b/,
  /\b(?:ist|sind|hab(?:e)? ich) (?:\w+ ){0,3}(?:in )?mein\w* (?:auto|wagen|bus) (?:\w+ ){0,3}(?:platz|platze|sitz\w*|frei|voll)\b/,
  /\bi offer(?:ed)? .*\bhow many\b.*\b(?:left|free|taken)\b/,
];

/** Whether somebody asks how many seats are left in their own car. */
export function asksOfMySeats(asked: string): boolean {
  const text = bare(asked);
  const counts = HOW_MANY.test(text) && OF_MINE.test(text) && LEFT.test(text);
  return counts || mySeats.some((pattern) => pattern.test(text));
}
