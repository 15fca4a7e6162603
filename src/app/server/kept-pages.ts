import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** A rendered page. Where its script nonce belongs, its bytes are cut. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: ReadonlyArray<readonly [string, string]>;
  readonly parts: readonly Buffer[];
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

const MOST_BYTES = 16 * 1024 * 1024;
const A_PAGE_MS = 10_000;

/** Pages are rendered with it, and it is cut out before anything is sent: no visitor ever sees it. */
export const RENDERED_NONCE = randomBytes(16).toString('base64url');

/** The instant a page is rendered for: pages of the same ten seconds are the same. */
export function pageInstant(now: Date): Date {
  return new Date(now.getTime() - (now.getTime() % A_PAGE_MS));
}

/**
 * Keeps renderings for as long as they would come out the same. What a page shows is read anew for each visitor;
 * only when it reads as before is the rendering spared, so a change is on the page with the very next request.
 */
export class KeptPages {
  private readonly pages = new LRUCache<string, Kept>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ page, reads }) =>
      [...page.parts, ...reads.values()].reduce((sum, part) => sum + part.length, 1_000),
  });

  async find(input: PageInput): Promise<RenderedPage | undefined> {
    const kept = this.pages.get(input.key);
    if (kept?.now !== input.now.getTime()) return undefined;
    const same = await Promise.all(
      [...kept.reads].map(async ([path, answer]) => (await input.read(path)) === answer),
    );
    return same.every(Boolean) ? kept.page : undefined;
  }

  keep(input: PageInput, reads: ReadonlyMap<string, string>, page: RenderedPage): void {
    if (page.status === 200) this.pages.set(input.key, { now: input.now.getTime(), reads, page });
  }
}

/** Cuts a page at its nonces. */
export function cutNonces(html: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  let from = 0;
  for (;;) {
    const at = html.indexOf(RENDERED_NONCE, from);
    if (at < 0) break;
    parts.push(html.subarray(from, at));
    from = at + RENDERED_NONCE.length;
  }
  return [...parts, html.subarray(from)];
}

/** The bytes for one visitor. */
export function withNonce(parts: readonly Buffer[], nonce: string): Buffer {
  const bytes = Buffer.from(nonce);
  return Buffer.concat(parts.flatMap((part, at) => (at === 0 ? [part] : [bytes, part])));
}
