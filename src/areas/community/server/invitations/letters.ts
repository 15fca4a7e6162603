import type { Letter } from '#platform/server/mail/mail-letter.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Locale } from '#platform/shared/locale.ts';

interface Invited {
  /** Of the community. */
  readonly name: string;
  readonly url: string;
  readonly days: number;
}

/** The mail that invites the reader of one address into a community. */
export function invitationLetter({ config }: Platform, locale: Locale, { name, url, days }: Invited): Letter {
  if (locale === 'de') {
    return {
      locale,
      subject: `Du bist eingeladen: ${name}`,
      heading: name,
      paragraphs: [`Ein Mitglied von ${name} bei ${config.PRODUCT_NAME} möchte dich dabeihaben.`],
      action: { label: 'Einladung ansehen', url },
      notes: [
        `Sie ist nur für diese E-Mail und gilt ${days === 1 ? 'einen Tag' : `${days} Tage`}.`,
        'Wenn du nicht weißt, worum es geht, ist nichts zu tun.',
      ],
    };
  }
  return {
    locale,
    subject: `You are invited to ${name}`,
    heading: name,
    paragraphs: [`A member of ${name} on ${config.PRODUCT_NAME} would like you to join them.`],
    action: { label: 'See the invitation', url },
    notes: [
      `It is for this email alone and stands for ${days === 1 ? 'a day' : `${days} days`}.`,
      'If you do not know what this is about, nothing needs to be done.',
    ],
  };
}
