import type { Letter } from '#platform/server/mail/mail-letter.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Locale } from '#platform/shared/locale.ts';

/** The mail whose link proves that the owner of an address wants the newsletter. */
export function confirmLetter({ config }: Platform, token: string, locale: Locale): Letter {
  const { PRODUCT_NAME, PUBLIC_ORIGIN } = config;
  const url = `${PUBLIC_ORIGIN}/newsletter/confirm/${token}`;
  if (locale === 'de') {
    return {
      locale,
      subject: `Bitte bestätige den Newsletter von ${PRODUCT_NAME}`,
      heading: 'Ein Klick, und du hörst von uns',
      paragraphs: [
        'Jemand, wahrscheinlich du, möchte unseren Newsletter: neue Wege, Menschen und Geschichten, ab und zu.',
      ],
      action: { label: 'Ja, schickt ihn mir', url },
      notes: ['Wenn du es nicht warst, ist nichts zu tun: Ohne den Druck schreiben wir nicht mehr.'],
    };
  }
  return {
    locale,
    subject: `Please confirm the ${PRODUCT_NAME} newsletter`,
    heading: 'One press, and you hear from us',
    paragraphs: [
      'Somebody, probably you, asked for our newsletter: new walks, people and stories, now and then.',
    ],
    action: { label: 'Yes, send it to me', url },
    notes: ['If it was not you, nothing needs to be done: without the press we write no more.'],
  };
}
