import { LRUCache } from 'lru-cache';
import { random16 } from '#platform/server/random-bytes.ts';

/** A page as it was rendered. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: ReadonlyArray<readonly [string, string]>;
  readonly bytes: Uint8Array;
  /** Where in the bytes RENDERED_NONCE stands. */
  readonly nonces: readonly number[];
}

/** What a page is rendered from beside the settings: nothing else of a request reaches a loader. */
export interface PageInput {
  /** Address and language. */
  readonly key: string;
  readonly now: Date;
  /** The own API's answer, status and body, in one text. */
  read(path: string): Promise<string>;
}

interface Kept {
  readonly now: number;
  readonly reads: ReadonlyMap<string, string>;
  readonly page: RenderedPage;
}

const MAX_BYTES = 16 * 1024 * 1024;
const MAX_ASKED = 10_000;
const A_PAGE_MS = 10_000;

/** For one visitor: 16 random bytes in 24 signs. */
export function newNonce(): string {
  return Buffer.from(random16()).toString('base64');
}

/** Pages are rendered with it, and it is written over before anything is sent: no visitor ever sees it. */
export const RENDERED_NONCE = newNonce();

/** The instant a page is rendered for: pages of the same ten seconds are the same. */
export function pageInstant(now: Date): Date {
  return new Date(now.getTime() - (now.getTime() % A_PAGE_MS));
}

/**
 * Keeps renderings for as long as they would come out the same. What a page shows is read again for each visitor;
 * only when it reads as before is the rendering spared, so a change is on the page with the very next request. A
 * page is kept from its second time within an instant on: most are asked for once, and what is put away and never found
 * again only fills the memory.
 */
export class PageCache {
  private readonly pages = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page, reads }) =>
      [page.bytes, ...reads.values()].reduce((sum, part) => sum + part.length, 1_000),
  });

  private readonly asked = new LRUCache<string, number>({ max: MAX_ASKED });

  async find(input: PageInput): Promise<RenderedPage | undefined> {
    const kept = this.pages.get(input.key);
    if (kept?.now !== input.now.getTime()) return undefined;
    const same = await Promise.all(
      [...kept.reads].map(async ([path, answer]) => (await input.read(path)) === answer),
    );
    return same.every(Boolean) ? kept.page : undefined;
  }

  keep(input: PageInput, reads: ReadonlyMap<string, string>, page: RenderedPage): void {
    if (page.status !== 200) return;
    const now = input.now.getTime();
    const asked = this.asked.get(input.key);
    this.asked.set(input.key, now);
    if (asked === now) this.pages.set(input.key, { now, reads, page });
  }
}

/** The bytes for one visitor. */
export function withNonce({ bytes, nonces }: RenderedPage, nonce: string): Buffer {
  const page = Buffer.from(bytes);
  for (const at of nonces) page.write(nonce, at, 'latin1');
  return page;
}
