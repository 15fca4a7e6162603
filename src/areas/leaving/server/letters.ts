import type { Letter } from '#platform/server/mail/mail-letter.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Locale } from '#platform/shared/locale.ts';
import { DAYS_TO_STAY } from '../rules/term.ts';

/** What somebody reads who has asked to be deleted. */
export function askedLetter({ config }: Platform, locale: Locale): Letter {
  const { PRODUCT_NAME: name, PUBLIC_ORIGIN: origin } = config;
  if (locale === 'de') {
    return {
      locale,
      subject: `Dein Konto bei ${name} wird gelöscht`,
      heading: `In ${DAYS_TO_STAY} Tagen wird dein Konto gelöscht`,
      paragraphs: [
        'Niemand sieht es mehr, und deine Plätze bei Touren und in Autos sind frei.',
        `Wenn du es dir anders überlegst: Melde dich in den nächsten ${DAYS_TO_STAY} Tagen an und behalte dein Konto.`,
      ],
      action: { label: 'Konto behalten', url: `${origin}/leaving` },
      notes: ['Wenn du das nicht warst, melde dich an, behalte dein Konto und ändere dein Passwort.'],
    };
  }
  return {
    locale,
    subject: `Your ${name} account will be deleted`,
    heading: `Your account will be deleted in ${DAYS_TO_STAY} days`,
    paragraphs: [
      'Nobody sees it any more, and your spots in outings and seats in cars are free.',
      `If you change your mind, log in within the next ${DAYS_TO_STAY} days and keep your account.`,
    ],
    action: { label: 'Keep my account', url: `${origin}/leaving` },
    notes: ['If it was not you, log in, keep your account and change your password.'],
  };
}

/** The last mail: that it is done. */
export function receiptLetter({ config }: Platform, locale: Locale, rows: number): Letter {
  const name = config.PRODUCT_NAME;
  if (locale === 'de') {
    return {
      locale,
      subject: `Dein Konto bei ${name} ist gelöscht`,
      heading: 'Dein Konto ist gelöscht',
      paragraphs: [
        `Alles, was wir von dir hatten, ist weg: ${rows} Einträge und deine Bilder. Was andere in Gesprächen mit dir geschrieben haben, steht dort noch, neben einem ehemaligen Mitglied.`,
        'Das ist unsere letzte Mail an dich; auch sie wird nach 30 Tagen gelöscht. Alles Gute für unterwegs.',
      ],
    };
  }
  return {
    locale,
    subject: `Your ${name} account is deleted`,
    heading: 'Your account is deleted',
    paragraphs: [
      `Everything we had of you is gone: ${rows} entries and your pictures. What others wrote in conversations with you still stands there, beside a former member.`,
      'This is our last mail to you; it is deleted after 30 days, too. Good paths, wherever you go.',
    ],
  };
}
