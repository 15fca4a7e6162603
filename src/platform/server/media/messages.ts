import { confirm } from '#platform/shared/command-reply.ts';
import type { Message, Messages } from '#platform/shared/message.ts';

export const mediaRefusals = {
  NOT_A_PICTURE: /*i18n*/ {
    id: 'refused.not-a-picture',
    message: 'This file cannot be used. Choose a JPEG, PNG, WebP, AVIF or GIF of up to 50 megapixels.',
  },
  PICTURES_UNUSED: /*i18n*/ {
    id: 'refused.pictures-unused',
    message:
      'You have uploaded {most, plural, one {# picture that is} other {# pictures that are}} shown nowhere. They are cleared away after two days.',
  },
  PICTURES_WAIT: /*i18n*/ {
    id: 'refused.pictures-wait',
    message:
      'Many pictures are being worked on. Please try again in {retryAfter, plural, one {# second} other {# seconds}}.',
  },
} as const satisfies Messages;

declare module '#platform/shared/decision.ts' {
  interface RefusalSentences extends Record<keyof typeof mediaRefusals, Message> {}
}

export const mediaConfirmations = {
  PICTURE_UPLOADED: /*i18n*/ { id: 'done.picture-uploaded', message: 'The picture is uploaded.' },
} as const satisfies Messages;

export const done = confirm<keyof typeof mediaConfirmations>;
