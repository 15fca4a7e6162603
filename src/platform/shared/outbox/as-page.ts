import { escapeHtml } from '../escape-html.ts';
import type { Act } from './act.ts';

export interface PageWords {
  readonly title: string;
  readonly lang: string;
  /** When an act was pressed, in words. */
  timeOf(at: number): string;
  /** The pictures of each act as addresses that hold the picture itself. */
  readonly pictures: ReadonlyMap<string, readonly string[]>;
}

/** What waits to be sent as a page that any browser shows, with its words, times and pictures (O5). */
export function actsAsPage(acts: readonly Act[], { title, lang, timeOf, pictures }: PageWords): string {
  const rows = acts.map((act) => {
    const shown = (pictures.get(act.key) ?? []).map((url) => `<img alt="" src="${escapeHtml(url)}">`);
    const why = act.why ? `<p><em>${escapeHtml(act.why)}</em></p>` : '';
    return `<article><time>${escapeHtml(timeOf(act.at))}</time><p dir="auto">${escapeHtml(act.words)}</p>${why}${shown.join('')}</article>`;
  });
  return `<!doctype html><html lang="${escapeHtml(lang)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style><h1>${escapeHtml(title)}</h1>${rows.join('')}</html>`;
}

const STYLE =
  'body{font:1rem/1.5 system-ui;max-width:40rem;margin:2rem auto;padding:0 1rem}article{border-top:1px solid #ccc;padding:1rem 0}time{color:#555}p{white-space:pre-wrap;margin:.25rem 0}img{max-width:100%}';
