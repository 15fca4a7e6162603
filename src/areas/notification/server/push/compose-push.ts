import { sayIn } from '#platform/server/format-message.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { PushMessage } from '#platform/server/push/push-sender.ts';
import { bestLocale } from '#platform/shared/locale.ts';
import { mailNews } from '../../messages.ts';
import { pressMessages, whyMessages } from '../../page-messages/why.ts';
import { pathOfObject, pathOfTelling } from '../../rules/objects.ts';
import { cutAtWord, MAX_BODY, MAX_TITLE, pushLife, tagOf } from '../../rules/push-life.ts';
import { whyOf } from '../../rules/why.ts';
import { wordNotice } from '../mails/compose-letter.ts';
import type { PushRow } from './reads.ts';

/** What a lock screen shows, and where a press leads. */
export interface PushWords {
  readonly title: string;
  /** Empty where the title says it all. */
  readonly body: string;
  readonly path: string;
  readonly tag: string;
  /** Why it came. */
  readonly why?: string;
  /** The way to hear less of it. */
  readonly about?: { readonly label: string; readonly path: string };
}

/** What a notification says on a lock screen: without names, unless its reader wants them there. */
export function wordPush({ config }: Platform, row: PushRow, name: string | null): PushWords {
  const locale = bestLocale(row.locale);
  const seen = row.namesShown ? (name ?? undefined) : undefined;
  const actorName = row.namesShown ? row.actorName : null;
  const object = { type: row.objectType, id: row.objectId };
  const path = name === null ? '/notification' : pathOfObject(object, row.kind, row.actorUsername);
  // An announcement is all name: what it says is for the app.
  const body =
    row.objectType === 'SYSTEM' && !row.namesShown ? '' : wordNotice({ ...row, actorName }, seen, locale);
  return {
    title:
      (row.objectType === 'SYSTEM' ? undefined : seen) ??
      sayIn(locale)(mailNews[row.objectType]) ??
      config.PRODUCT_NAME,
    body,
    why: sayIn(locale)(whyMessages[whyOf(row.kind)]),
    about: { label: sayIn(locale)(pressMessages.LESS), path: pathOfTelling(row.id) },
    path: toldBy(path, row.id),
    tag: tagOf(object),
  };
}

/** The page that opens learns from which notification, and marks it read. */
export function toldBy(path: string, id: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}told=${id}`;
}

export type PushedRow = Pick<PushRow, 'kind' | 'locale' | 'unread' | 'gone'>;

/**
 * One body for all browsers: Safari shows it by itself (Declarative Web Push), the worker of the others reads the same
 * fields. `gone` are tags of what has been read elsewhere: they leave the screen as this one comes.
 */
export function composePush(
  { config }: Platform,
  row: PushedRow,
  words: PushWords,
  urgent: boolean,
): PushMessage {
  const notification = {
    title: cutAtWord(words.title, MAX_TITLE),
    body: [cutAtWord(words.body, MAX_BODY), words.why].filter(Boolean).join('\n'),
    lang: bestLocale(row.locale),
    dir: 'auto',
    tag: words.tag,
    // Only what hurries makes itself heard a second time.
    renotify: urgent,
    navigate: `${config.PUBLIC_ORIGIN}${words.path}`,
    ...(words.about && {
      actions: [
        { action: 'about', title: words.about.label, navigate: `${config.PUBLIC_ORIGIN}${words.about.path}` },
      ],
    }),
    data: { gone: row.gone.filter((tag) => tag !== words.tag).slice(0, 20) },
  };
  return {
    payload: JSON.stringify({ web_push: 8030, notification, app_badge: row.unread }),
    topic: words.tag,
    ...pushLife(row.kind, urgent),
  };
}
