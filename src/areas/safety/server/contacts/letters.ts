import type { Letter } from '#platform/server/mail/mail-letter.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ContactRow } from './reads.ts';

/** Asks somebody whether they agree to be told. */
export function askingLetter(
  { config }: Platform,
  from: string,
  { name, locale, token }: Pick<ContactRow, 'name' | 'locale' | 'token'>,
): Letter {
  const url = `${config.PUBLIC_ORIGIN}/contact/${token}`;
  if (locale === 'de')
    return {
      locale,
      subject: `${from} nennt dich als Notfallkontakt`,
      heading: `Hallo ${name}`,
      paragraphs: [
        `${from} geht in die Berge und nennt dich als Notfallkontakt: Wenn nach einer Tour niemand sagt, dass alle zurück sind, bekommst du eine Mail mit Route, Leuten, Autos und dem letzten Lebenszeichen.`,
        'Bitte öffne die Seite und sag, ob du einverstanden bist.',
      ],
      action: { label: 'Antworten', url },
      notes: [
        'Wenn du nicht antwortest, bekommst du die Mail im Ernstfall trotzdem.',
        'Wenn du diese Person nicht kennst, sag auf der Seite Nein: Dann hörst du nichts mehr.',
      ],
    };
  return {
    locale,
    subject: `${from} names you as an emergency contact`,
    heading: `Hello ${name}`,
    paragraphs: [
      `${from} goes outdoors and names you as an emergency contact: if nobody says that all are back after an outing, you get a mail with the route, the people, the cars and the last sign of life.`,
      'Please open the page and say whether you agree.',
    ],
    action: { label: 'Answer', url },
    notes: [
      'If you do not answer, you still get that mail when it matters.',
      'If you do not know this person, say no on the page: you will hear nothing more.',
    ],
  };
}
