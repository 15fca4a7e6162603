import { bare } from './recognise/tokens.ts';

/** Others, where the asker does not say in the same breath that it is they who need one. */
const OTHERS =
  '\\b(?:who|whos|anyone|anybody|someone|somebody|others?|people|wer|wen|jemand\\w*|irgendwer|leute)\\b(?!.*\\b(?:i|we|ich|wir) (?:\\w+ )?(?:need|brauch))';
/** Words between who needs something and that they do; not those of somebody who drives. */
const BETWEEN = '(?:(?!driv|going\\b|offer|tak|fahr|nimm|biet|(?:i|we|me|us|ich|wir|mich|uns)\\b)\\w+ ){0,4}';
const NEED = '(?:needs?|needing|looks? for|looking for|wants?|without|sucht|suchen|braucht|brauchen)';
const SEAT = '(?:lifts?|rides?|seats?|picking up|picked up|one|mitfahr\\w*|fahrt|platz|sitz\\w*|nach|zu)';
const SEARCHING = '(?<!\\b(?:ich|wir) )(?:sucht|suchen|braucht|brauchen)';

const needing: readonly RegExp[] = [
  new RegExp(`${OTHERS} ${BETWEEN}${NEED} (?:\\w+ ){0,4}${SEAT}\\b`),
  new RegExp(
    `\\b${SEARCHING} (?:\\w+ ){0,2}(?:wer|jemand\\w*|irgendwer|leute) (?:\\w+ ){0,4}(?:mitfahr\\w*|fahrt|platz|sitz\\w*|nach|zu)\\b`,
  ),
  new RegExp(`\\b${SEARCHING} (?:da |dort |hier |noch |denn |vielleicht )*(?:wer|jemand)$`),
  /\b(?:whom?|wen) (?:can|could|shall|kann|konnte|soll) (?:i|we|ich|wir) (?:\w+ ){0,5}(?:take along|pick up|give a (?:lift|ride)|mitnehmen|abholen)\b/,
];

/** Whether somebody with a car asks who has none: 'does anybody still need a lift'. */
export function asksWhoNeedsRide(asked: string): boolean {
  const words = bare(asked);
  return needing.some((pattern) => pattern.test(words));
}
