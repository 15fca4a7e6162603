import { escapeHtml } from '#platform/shared/escape-html.ts';
import type { Locale } from '#platform/shared/locale.ts';
import type { Kind, Row } from './kind.sql.ts';

const style = `
:root{color-scheme:light dark;--ground:#eef4f2;--card:#fff;--line:#d5e0dd;--ink:#17211f;--soft:#536460;--link:#0f6b64}
@media (prefers-color-scheme:dark){:root{--ground:#0b1614;--card:#12211e;--line:#27403b;--ink:#e9f1ef;--soft:#a9bbb7;--link:#7bd3c3}}
body{margin:0 auto;max-width:44rem;padding:1.5rem 1rem 4rem;background:var(--ground);color:var(--ink);
font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{line-height:1.2}a{color:var(--link)}p,dt,small{color:var(--soft)}
article,nav{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:.75rem 1rem;margin:0 0 .75rem}
nav a{display:flex;justify-content:space-between;gap:1rem;min-height:44px;align-items:center}
dl{display:grid;grid-template-columns:minmax(7rem,1fr) 3fr;gap:.25rem 1rem;margin:0}dd{margin:0;white-space:pre-wrap}
img{max-width:100%;height:auto;border-radius:8px}
@media (max-width:30rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}`;

const said = {
  en: {
    title: (name: string) => `The data of ${name}`,
    lead: (day: string) =>
      `Everything of yours as of ${day}. This page works without a network; the same stands in the folder “data” for programs.`,
    back: 'All data',
    files: 'Calendar of my outings',
    routes: 'Places and routes (GPX)',
    none: 'Nothing here.',
  },
  de: {
    title: (name: string) => `Die Daten von ${name}`,
    lead: (day: string) =>
      `Alles von dir, Stand ${day}. Diese Seite geht ohne Netz; dasselbe steht für Programme im Ordner „data“.`,
    back: 'Alle Daten',
    files: 'Kalender meiner Touren',
    routes: 'Orte und Routen (GPX)',
    none: 'Hier ist nichts.',
  },
} as const satisfies Record<Locale, unknown>;

const head = (locale: Locale, title: string) =>
  `<!doctype html>\n<html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${escapeHtml(title)}</title><style>${style}</style><body>\n`;

/** One kind as a page to read: each entry with what is known of it. */
export async function* kindPage(
  kind: Kind,
  locale: Locale,
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  const title = kind.title[locale];
  yield `${head(locale, title)}<p><a href="../index.html">← ${said[locale].back}</a></p><h1>${escapeHtml(title)}</h1>\n`;
  let some = false;
  for await (const rows of pages) {
    some = true;
    yield rows.map(entry).join('');
  }
  if (!some) yield `<p>${said[locale].none}</p>`;
  yield '</body></html>\n';
}

function entry(row: Row): string {
  const facts = Object.entries(row).flatMap(([name, value]) =>
    isNothing(value) ? [] : [`<dt>${escapeHtml(wordsOf(name))}</dt><dd>${shown(name, value)}</dd>`],
  );
  return `<article><dl>${facts.join('')}</dl></article>\n`;
}

function isNothing(value: unknown): boolean {
  return value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);
}

function shown(name: string, value: unknown): string {
  if (name === 'file') {
    const file = escapeHtml(`../${String(value)}`);
    return `<a href="${file}"><img src="${file}" alt="" loading="lazy"></a>`;
  }
  if (value instanceof Date) return value.toISOString().slice(0, 16).replace('T', ' ');
  return escapeHtml(typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value));
}

/** `startsAt` as words. */
function wordsOf(name: string): string {
  const words = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export interface Listed {
  readonly kind: Kind;
  readonly count: number;
}

/** `index.html`: the way to everything, without a script. */
export function firstPage(
  locale: Locale,
  face: {
    readonly display_name: string;
    readonly username: string | null;
    readonly picture_media_id: string | null;
  },
  now: Date,
  listed: readonly Listed[],
): string {
  const text = said[locale];
  const title = text.title(face.display_name || face.username || '');
  const links = listed
    .filter(({ count }) => count > 0)
    .map(
      ({ kind, count }) =>
        `<a href="pages/${kind.name}.html">${escapeHtml(kind.title[locale])}<small>${count}</small></a>`,
    );
  const picture = face.picture_media_id
    ? `<p><img src="pictures/${face.picture_media_id}.webp" alt="" width="160"></p>`
    : '';
  return (
    `${head(locale, title)}<h1>${escapeHtml(title)}</h1>${picture}` +
    `<p>${text.lead(now.toISOString().slice(0, 10))}</p><nav>${links.join('\n')}` +
    `<a href="outings.ics">${text.files}</a><a href="routes.gpx">${text.routes}</a></nav></body></html>\n`
  );
}
