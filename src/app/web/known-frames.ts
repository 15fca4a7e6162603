import type { Gap } from './fill-gaps.ts';
import { frameParts } from './frame-parts.ts';

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

/** Looked for by signs that people's words, which are escaped, cannot hold. */
function partsOf(page: string): Gap[] | undefined {
  const first = (start: string, end: string) =>
    page.slice(page.indexOf(start), page.indexOf(end) + end.length);
  const last = (start: string, end: string) =>
    page.slice(page.lastIndexOf(start), page.lastIndexOf(end) + end.length);
  const code = page.lastIndexOf('<script', page.lastIndexOf('">window.__reactRouterContext = '));
  // Right before it stands what brings a reader back to where they were on the page.
  const scripts = page.lastIndexOf('<script', code - 1);
  const texts = {
    nav: first('<nav ', '</nav>'),
    fieldset: first('<fieldset ', '</fieldset>'),
    footer: last('<footer ', '</footer>'),
    script: page.slice(scripts, page.lastIndexOf('</body>')),
  };
  const parts = frameParts.map((part): Gap => [`<${part} data-part=""></${part}>`, texts[part]]);
  return frameParts.every((part) => texts[part].startsWith(`<${part} `)) ? parts : undefined;
}
