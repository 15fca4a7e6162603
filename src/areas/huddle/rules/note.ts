const MAX_WHOLE = 100;
const MIN_CUT = 40;

/**
 * The part of a note that is shown before 'more' (HUD-7): all of it up to 100 characters, else a sixth of it but
 * at least 40 characters, ending at a word.
 */
export function shownPart(note: string): string {
  if (note.length <= MAX_WHOLE) return note;
  const limit = Math.max(MIN_CUT, Math.floor(note.length / 6));
  const end = note.indexOf(' ', limit);
  return note.slice(0, end === -1 || end > limit + MIN_CUT ? limit : end);
}
