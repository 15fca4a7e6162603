import { Parser } from 'htmlparser2';

export interface Card {
  readonly title: string;
  readonly description: string;
  readonly site: string;
}

const FIELDS: Readonly<Record<string, keyof Card>> = {
  'og:title': 'title',
  'twitter:title': 'title',
  'og:description': 'description',
  'twitter:description': 'description',
  description: 'description',
  'og:site_name': 'site',
};
const LENGTHS = { title: 200, description: 400, site: 100 } as const;

/** What a page says of itself in its head; undefined when it has no title. */
export function readCard(html: string, host: string): Card | undefined {
  const found = new Map<string, string>();
  const first = (name: string, text: string) => !found.has(name) && text.trim() && found.set(name, text);
  let title = '';
  let inTitle = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      inTitle = name === 'title' && title === '';
      const named = (attributes.property ?? attributes.name ?? '').toLowerCase();
      if (name === 'meta') first(named, attributes.content ?? '');
    },
    ontext(text) {
      if (inTitle) title += text;
    },
    onclosetag() {
      inTitle = false;
    },
  });
  parser.end(html);
  const card: Record<keyof Card, string> = { title: '', description: '', site: '' };
  for (const [name, field] of Object.entries(FIELDS)) card[field] ||= found.get(name) ?? '';
  card.title ||= title;
  card.site ||= host.replace(/^www\./, '');
  const { title: heading, description, site } = tidied(card);
  return heading === '' ? undefined : { title: heading, description, site };
}

function tidied(card: Card): Card {
  const tidy = (field: keyof Card) =>
    [...card[field].replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim()].slice(0, LENGTHS[field]).join('').trim();
  return { title: tidy('title'), description: tidy('description'), site: tidy('site') };
}
