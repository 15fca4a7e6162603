import { LRUCache } from 'lru-cache';
import type { PersonId } from '#platform/shared/ids.ts';

const MAX_READERS = 2_000;

interface Read {
  readonly reader: PersonId;
  readonly author: PersonId;
  readonly size: number;
}

/**
 * Where the pages end that somebody has just read, in this process. The wire counts pages; who reads on page after page
 * goes on after the last post they saw, so nothing is shown twice when somebody posts meanwhile.
 */
export class PageEnds {
  readonly #ends = new LRUCache<string, Map<number, string>>({ max: MAX_READERS, ttl: 10 * 60_000 });

  /** After which post a page begins; undefined where that is not known. */
  before(read: Read, page: number): string | undefined {
    return this.#ends.get(keyOf(read))?.get(page - 1);
  }

  note(read: Read, page: number, last: string | undefined): void {
    // The first page begins a new reading.
    const ends = (page > 0 && this.#ends.get(keyOf(read))) || new Map<number, string>();
    if (last !== undefined) ends.set(page, last);
    this.#ends.set(keyOf(read), ends);
  }
}

function keyOf({ reader, author, size }: Read): string {
  return `${reader} ${author} ${size}`;
}
