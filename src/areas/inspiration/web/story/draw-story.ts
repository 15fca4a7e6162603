import { escapeHtml } from '#platform/shared/escape-html.ts';
import type { NamedView } from '../../contract/views.ts';
import type { Block, Inline, List, Mark, Picture, StoryDocument, Text } from '../../rules/document.ts';
import { isSafeLink } from '../../rules/links.ts';
import { drawCard, drawFilm } from './draw-cards.ts';
import type { StoryWords } from './story-words.ts';

/** What a story is drawn with beside its tree. */
export interface Ground {
  /** What its references are called; what is missing here is not shown. */
  readonly named: NamedView;
  readonly words: StoryWords;
}

/**
 * A story as its readers see it: the checked tree as markup, the same on the server and in the page (INS-4). Every
 * text and every attribute is escaped here, and nothing of the tree names a tag: what an author writes can only ever
 * be words. Text by text, because a page of 400 blocks as components costs ten times as much (decision 21).
 */
export function drawStory(document: StoryDocument, ground: Ground): string {
  let chapters = 0;
  let drawn = '';
  for (const block of document.content) {
    if (block.type === 'heading') chapters += 1;
    drawn += drawBlock(block, ground, chapters);
  }
  return drawn;
}

function drawBlock(block: Block, ground: Ground, chapter?: number): string {
  switch (block.type) {
    case 'paragraph':
      return `<p>${drawInline(block.content, ground)}</p>`;
    case 'heading': {
      const tag = block.attrs.level === 2 ? 'h2' : 'h3';
      const id = chapter === undefined ? '' : ` id="chapter-${chapter}"`;
      return `<${tag}${id}>${drawInline(block.content, ground)}</${tag}>`;
    }
    case 'bulletList':
    case 'orderedList':
      return drawList(block, ground);
    case 'blockquote':
      return `<blockquote>${drawBlocks(block.content, ground)}</blockquote>`;
    case 'horizontalRule':
      return '<hr>';
    case 'picture':
      return drawPicture(block.attrs, ground);
    case 'card':
      return drawCard(block.attrs, ground);
    case 'video':
      return drawFilm(block.attrs, ground.words);
  }
}

function drawList({ type, content }: List, ground: Ground): string {
  const tag = type === 'bulletList' ? 'ul' : 'ol';
  return `<${tag}>${content.map((item) => `<li>${drawBlocks(item.content, ground)}</li>`).join('')}</${tag}>`;
}

function drawBlocks(blocks: readonly Block[] = [], ground: Ground): string {
  return blocks.map((block) => drawBlock(block, ground)).join('');
}

function drawInline(parts: readonly Inline[] = [], ground: Ground): string {
  return parts.map((part) => drawPart(part, ground)).join('');
}

function drawPart(part: Inline, { named, words }: Ground): string {
  if (part.type === 'hardBreak') return '<br>';
  if (part.type === 'text') return drawText(part);
  const person = named.people.find(({ id }) => id === part.attrs.id);
  if (!person) return escapeHtml(words.somebody);
  return `<a href="/${encodeURIComponent(person.username)}">@${escapeHtml(person.name)}</a>`;
}

const tags = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const;

function drawText({ text, marks = [] }: Text): string {
  return marks.reduce(drawMark, escapeHtml(text));
}

/** A link is asked once more where it leads: what is kept was checked, what is drawn is checked. */
function drawMark(inner: string, mark: Mark): string {
  if (mark.type !== 'link') return `<${tags[mark.type]}>${inner}</${tags[mark.type]}>`;
  if (!isSafeLink(mark.attrs.href)) return inner;
  return `<a href="${escapeHtml(mark.attrs.href)}" rel="nofollow ugc noopener noreferrer">${inner}</a>`;
}

const widths = [480, 800, 1_280, 1_920];

/** A picture with what is written below it; its room is kept before it is there. */
function drawPicture({ id, alt, caption }: Picture['attrs'], { named }: Ground): string {
  const found = named.pictures.find((each) => each.id === id);
  if (!found) return '';
  const { url, width, height } = found;
  const sources = url.startsWith('/')
    ? ` srcset="${widths.map((each) => `${escapeHtml(url)}?w=${each} ${each}w`).join(', ')}" sizes="(max-width: 760px) 100vw, 720px"`
    : '';
  const at = url.startsWith('/') ? `${url}?w=1280` : url;
  const size = `width="${Number(width)}" height="${Number(height)}"`;
  const words = caption ? `<figcaption dir="auto">${escapeHtml(caption)}</figcaption>` : '';
  return `<figure><img src="${escapeHtml(at)}"${sources} alt="${escapeHtml(alt)}" ${size} loading="lazy" decoding="async">${words}</figure>`;
}
