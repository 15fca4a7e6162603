import { escapeHtml } from '#platform/shared/escape-html.ts';
import type { StoryCardView } from '../contract/views.ts';

/** The newest inspirations for feed readers (RFC 4287); addresses are built from the configured origin. */
export function feedOfStories(
  origin: string,
  productName: string,
  stories: readonly StoryCardView[],
): string {
  const updated = stories[0]?.publishedAt ?? '1970-01-01T00:00:00.000Z';
  const self = `${origin}/api/public/inspirations/feed.xml`;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<title>${xmlOf(productName)}: Inspirations</title>`,
    `<id>${self}</id><link rel="self" href="${self}"/><link href="${origin}/explore/inspiration"/>`,
    `<updated>${updated}</updated>`,
    ...stories.map((story) => entryOf(origin, story)),
    '</feed>',
    '',
  ].join('\n');
}

function entryOf(origin: string, { id, title, summary, author, publishedAt }: StoryCardView): string {
  const address = `${origin}/inspiration/view/${id}`;
  return [
    `<entry><id>urn:uuid:${id}</id><title>${xmlOf(title)}</title><link href="${address}"/>`,
    `<author><name>${xmlOf(author.displayName)}</name></author>`,
    `<published>${publishedAt}</published><updated>${publishedAt}</updated>`,
    `<summary>${xmlOf(summary)}</summary></entry>`,
  ].join('');
}

/** XML knows no such signs, not even escaped. */
function xmlOf(text: string): string {
  return escapeHtml(text.replace(/[\ufffe\uffff]/g, ''));
}
