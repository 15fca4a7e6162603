import { escapeHtml } from '#platform/shared/escape-html.ts';
import type { NamedView } from '../../contract/views.ts';
import type { Card, CardKind, Video } from '../../rules/document.ts';
import { isVideoAddress, nameOfVideoSite } from '../../rules/links.ts';
import type { StoryWords } from './story-words.ts';

const signs = { HUDDLE: 'trekking', COMMUNITY: 'users-group', PLACE: 'map-pin' } as const;

/** Something of ours beside the words; what this reader may not see leaves no trace. */
export function drawCard(
  card: Card['attrs'],
  { named, words }: { named: NamedView; words: StoryWords },
): string {
  const found = named.cards.find(({ kind, id }) => kind === card.kind && id === card.id);
  if (!found) return '';
  const line = found.kind === 'PLACE' ? words.address(found.detail) : found.detail;
  const detail = line && `<span dir="auto">${escapeHtml(line)}</span>`;
  const open = `<a href="${escapeHtml(found.to)}">`;
  return aside(open, signs[found.kind], { kind: kindName(found.kind, words), name: found.name, detail });
}

export function kindName(kind: CardKind, { huddle, community, place }: StoryWords): string {
  return { HUDDLE: huddle, COMMUNITY: community, PLACE: place }[kind];
}

/** A film elsewhere as a link: nothing of the other site is loaded here. */
export function drawFilm({ url, caption }: Video['attrs'], { film, watchOn }: StoryWords): string {
  if (!isVideoAddress(url)) return '';
  const site = nameOfVideoSite(url);
  const open = `<a href="${escapeHtml(url)}" target="_blank" rel="nofollow ugc noopener noreferrer">`;
  const name = caption || watchOn(site);
  return aside(open, 'player-play', { kind: film, name, detail: `<span>${escapeHtml(site)}</span>` });
}

interface Said {
  readonly kind: string;
  readonly name: string;
  /** Markup already. */
  readonly detail: string;
}

function aside(open: string, sign: string, { kind, name, detail }: Said): string {
  const icon = `<svg aria-hidden="true" width="28" height="28"><use href="/signs.svg#${sign}"></use></svg>`;
  const said = `<small>${escapeHtml(kind)}</small><strong dir="auto">${escapeHtml(name)}</strong>${detail}`;
  return `<aside>${open}${icon}<span>${said}</span></a></aside>`;
}
