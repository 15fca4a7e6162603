const CURSOR = /^(\d{1,15})~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/**
 * Where a page of a list begins: behind the row of this rank and id, written `rank~id`. Undefined for none, and for
 * anything else, which begins at the top.
 */
export function readCursor(cursor: string | undefined): { rank: number; id: string } | undefined {
  const [, rank, id] = CURSOR.exec(cursor ?? '') ?? [];
  return rank && id ? { rank: Number(rank), id } : undefined;
}

/** The same where the rank is an instant, in milliseconds. */
export function readTimeCursor(cursor: string | undefined): { at: Date; id: string } | undefined {
  const found = readCursor(cursor);
  return found && { at: new Date(found.rank), id: found.id };
}
