import { bare } from './recognise/tokens.ts';

const SOMEBODY =
  /\b(?:who|anyone|anybody|someone|somebody|others?|wer|wen|jemand\w*|irgendwer)\b(?!.*\b(?:i|we|ich|wir) (?:\w+ )?(?:need|brauch))/;
const NEEDS =
  /\b(?:needs?|needing|looking for|wants?|sucht|braucht|suchen|brauchen|mitnehmen) (?:\w+ ){0,4}(?:lifts?|rides?|seats?|picking up|picked up|mitfahr\w*|fahrt|platz|nach|zu)\b|\b(?:nach|zu\w?) (?:\w+ ){1,4}mitnehmen\b/;

/** Whether somebody with a car asks who has none: 'does anybody still need a lift'. */
export function asksWhoNeedsRide(asked: string): boolean {
  const words = bare(asked);
  return SOMEBODY.test(words) && NEEDS.test(words);
}
