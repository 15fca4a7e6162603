import type { Letter } from '#platform/server/mail/mail-letter.ts';
import type { Platform } from '#platform/server/platform.ts';
import { bestLocale } from '#platform/shared/locale.ts';
import { formatDateTime } from '#platform/shared/time.ts';
import type { HuddleRow } from '../rows.ts';
import type { MailAnswerRow } from './store.ts';

export type MailNews = 'ASKED' | 'MOVED_UP' | 'MOVED' | 'CANCELLED' | 'SOON';

/** What somebody without an account is told of an outing by mail. */
export function mailAnswerLetter(
  { config, now }: Platform,
  news: MailNews,
  huddle: HuddleRow,
  { locale: wanted, token }: Pick<MailAnswerRow, 'locale' | 'token'>,
): Letter {
  const locale = bestLocale(wanted);
  const when = formatDateTime(huddle.starts_at, now(), { locale, timeZone: huddle.time_zone });
  const url = `${config.PUBLIC_ORIGIN}/join/answer/${token}`;
  const words = locale === 'de' ? german(news, huddle.name) : english(news, huddle.name);
  const [subject, paragraph, label, ...notes] = words;
  const reason = news === 'CANCELLED' && huddle.cancel_reason ? [huddle.cancel_reason] : [];
  return {
    locale,
    subject,
    heading: huddle.name,
    paragraphs: [when, paragraph, ...reason],
    action: { label, url },
    notes,
  };
}

type Words = readonly [subject: string, paragraph: string, label: string, ...notes: string[]];

function english(news: MailNews, name: string): Words {
  const link = 'Anyone who has this link can change your answer, so keep it to yourself.';
  switch (news) {
    case 'ASKED':
      return [
        `Say yes to ${name}`,
        'Somebody, probably you, wants to come. Open the page and press the button: nothing is counted before.',
        'Answer',
        link,
        'If it was not you, nothing needs to be done.',
      ];
    case 'MOVED_UP':
      return [`You have a place: ${name}`, 'A place became free, and it is yours.', 'See my answer', link];
    case 'MOVED':
      return [
        `Time or place changed: ${name}`,
        'Please look whether you can still come.',
        'See my answer',
        link,
      ];
    case 'SOON':
      return [
        `Soon: ${name}`,
        'You are expected. If you cannot come after all, give your place back on the page.',
        'See my answer',
        link,
      ];
    case 'CANCELLED':
      return [`Cancelled: ${name}`, 'The hosts have cancelled this outing.', 'See the page', link];
  }
}

function german(news: MailNews, name: string): Words {
  const link = 'Mit diesem Link lässt sich deine Antwort ändern, behalte ihn also für dich.';
  switch (news) {
    case 'ASKED':
      return [
        `Sag zu: ${name}`,
        'Jemand, wahrscheinlich du, möchte mitkommen. Öffne die Seite und drücke den Knopf: Vorher zählt nichts.',
        'Antworten',
        link,
        'Wenn du es nicht warst, ist nichts zu tun.',
      ];
    case 'MOVED_UP':
      return [
        `Du hast einen Platz: ${name}`,
        'Ein Platz ist frei geworden, und er gehört dir.',
        'Meine Antwort',
        link,
      ];
    case 'MOVED':
      return [
        `Zeit oder Ort geändert: ${name}`,
        'Bitte sieh nach, ob du noch kommen kannst.',
        'Meine Antwort',
        link,
      ];
    case 'SOON':
      return [
        `Bald ist es so weit: ${name}`,
        'Du wirst erwartet. Wenn du doch nicht kommen kannst, gib deinen Platz auf der Seite zurück.',
        'Meine Antwort',
        link,
      ];
    case 'CANCELLED':
      return [`Abgesagt: ${name}`, 'Die Leitung hat diese Tour abgesagt.', 'Zur Seite', link];
  }
}
