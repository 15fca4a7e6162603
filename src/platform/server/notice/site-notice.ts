import type { Locale } from '#platform/shared/locale.ts';
import { sayIn } from '../format-message.ts';
import { type Html, html } from '../html.ts';
import type { Platform } from '../platform.ts';
import { noticeMessages } from './messages.ts';

const look =
  'display:block;padding:8px 16px;background:#fbeecb;color:#5c4000;font-size:.875rem;font-weight:600;line-height:1.35;text-align:center;overflow-wrap:anywhere';

/**
 * What operators say above the pages of visitors (ADM-4), as plain HTML; null when they say nothing. Its element is none
 * that a page draws, so a page that comes alive passes it over and leaves it where it is.
 */
export function siteNotice(
  { maintenance, now }: Pick<Platform, 'maintenance' | 'now'>,
  locale: Locale,
): Html | null {
  const at = now();
  const lines = [
    ...(maintenance.isReadOnly ? [sayIn(locale)(noticeMessages.READ_ONLY)] : []),
    ...maintenance.banners
      .filter(({ until }) => until > at)
      .map(({ words, germanWords }) => (locale === 'de' ? (germanWords ?? words) : words)),
  ];
  if (lines.length === 0) return null;
  return html`<site-notice role="status" style="${look}">${lines.map((line) => html`<span style="display:block" dir="auto">${line}</span>`)}</site-notice>`;
}

const BODY = /<body[^>]*>/;

/** The same page with the notice as the first thing in it; what is no page stays as it is. */
export function withNotice(page: Buffer, notice: Html | null): Buffer {
  if (!notice) return page;
  // As latin1 a sign is a byte, whatever the words are.
  const found = BODY.exec(page.toString('latin1'));
  if (!found) return page;
  const at = found.index + found[0].length;
  return Buffer.concat([page.subarray(0, at), Buffer.from(notice.markup), page.subarray(at)]);
}
