import type { Gap } from './fill-gaps.ts';
import { frameParts, type Part } from './frame-parts.ts';

const MOST = 200;

interface Frame {
  readonly parts: readonly Gap[];
  readonly agreed: boolean;
}

/**
 * The frame of pages as markup. Two pages must have agreed on every part before it is used for a third, so nothing that
 * belongs to one page gets into another.
 */
export class KnownFrames {
  private readonly seen = new Map<string, Frame>();

  /** What fills the gaps of a page whose frame was left out. */
  find(key: string): readonly Gap[] | undefined {
    const known = this.seen.get(key);
    return known?.agreed ? known.parts : undefined;
  }

  /** Learns from a page that was rendered as a whole. */
  see(key: string, page: string): void {
    const parts = partsOf(page);
    if (!parts) return;
    const agreed = this.seen.get(key)?.parts.join() === parts.join();
    if (this.seen.size >= MOST) this.seen.clear();
    this.seen.set(key, { parts, agreed });
  }
}

/** How each part begins. */
const begins: Readonly<Record<Part, string>> = {
  meta: '<meta name="theme-color"',
  style: '<script ',
  nav: '<nav ',
  footer: '<footer ',
  script: '<script ',
};

/** Looked for by signs that people's words, which are escaped, cannot hold. */
function partsOf(page: string): Gap[] | undefined {
  const from = (at: number, end: string) => page.slice(at, page.indexOf(end, at) + end.length);
  const head = page.indexOf('</head>');
  const code = page.lastIndexOf('<script', page.lastIndexOf('">window.__reactRouterContext = '));
  const texts = {
    meta: from(page.indexOf(begins.meta), '<link rel="manifest" href="/site.webmanifest"/>'),
    style: page.slice(page.lastIndexOf(begins.style, head), head),
    nav: from(page.indexOf(begins.nav), '</nav>'),
    footer: from(page.lastIndexOf(begins.footer), '</footer>'),
    // Right before the code stands what brings a reader back to where they were on the page.
    script: page.slice(page.lastIndexOf(begins.script, code - 1), page.lastIndexOf('</body>')),
  };
  const known = frameParts.every((part) => texts[part].startsWith(begins[part]));
  return known ? frameParts.map((part) => [markOf(part), texts[part]]) : undefined;
}

/** What React writes of a part that was left out. */
function markOf(part: Part): string {
  return part === 'meta' ? '<meta data-part=""/>' : `<${part} data-part=""></${part}>`;
}
