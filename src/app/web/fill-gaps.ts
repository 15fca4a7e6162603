/** What stands in a page for the time being, and what belongs there. */
export type Gap = readonly [mark: string, text: string];

/**
 * The page with its gaps filled, which come in this order, in pieces; undefined where one of them is missing. Who needs
 * it as a whole puts it together once: every time that a page is made longer it is copied.
 */
export function fillGaps(html: string, gaps: readonly Gap[]): string[] | undefined {
  const pieces: string[] = [];
  let from = 0;
  for (const [mark, text] of gaps) {
    const at = html.indexOf(mark, from);
    if (at < 0) return undefined;
    pieces.push(html.slice(from, at), text);
    from = at + mark.length;
  }
  pieces.push(html.slice(from));
  return pieces;
}
