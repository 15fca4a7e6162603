import type { Letter } from '#platform/server/mail/mail-letter.ts';
import type { Platform } from '#platform/server/platform.ts';

/** The mail whose link proves that the owner of an address wants the newsletter. */
export function confirmLetter({ config }: Platform, token: string): Letter {
  const { PRODUCT_NAME, PUBLIC_ORIGIN } = config;
  return {
    subject: `Please confirm the ${PRODUCT_NAME} newsletter`,
    heading: 'One press, and you hear from us',
    paragraphs: [
      'Somebody, probably you, asked for our newsletter: new walks, people and stories, now and then.',
    ],
    action: { label: 'Yes, send it to me', url: `${PUBLIC_ORIGIN}/newsletter/confirm/${token}` },
    notes: ['If it was not you, nothing needs to be done: without the press we write no more.'],
  };
}
