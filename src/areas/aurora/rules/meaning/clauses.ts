const BETWEEN =
  /(?<=[?!;])\s*|[.:]+(?:\s+|$)|,\s+|\s[-–—]+\s|[()\n]+|\s(?=(?:because|cause|but|weil|aber)\s)/;

/** A long question in its parts: what full stops, commas and a 'because' keep apart; each with its question mark. */
export function clausesOf(question: string): string[] {
  return question
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));
}
