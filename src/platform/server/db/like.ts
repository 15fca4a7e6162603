/** What was typed, for LIKE: as it stands, with nothing in it that means any other letter. */
function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** A pattern of LIKE for what contains the text. */
export function containing(text: string): string {
  return `%${escaped(text)}%`;
}

/** A pattern of LIKE for what begins with the text. */
export function startingWith(text: string): string {
  return `${escaped(text)}%`;
}
