import type { Letter } from '#platform/server/mail/mail-letter.ts';
import type { Platform } from '#platform/server/platform.ts';

/** The mail whose link proves an address. */
export function verifyLetter({ config }: Platform, token: string): Letter {
  return {
    subject: `Verify your email for ${config.PRODUCT_NAME}`,
    heading: 'One step before the trail',
    paragraphs: [
      'Please verify that this is your email, so that huddles, rides and changes of plan reach you.',
    ],
    action: { label: 'Verify my email', url: `${config.PUBLIC_ORIGIN}/verify/email/confirm?token=${token}` },
    notes: ['The link works once, for 24 hours. If you did not sign up, nothing needs to be done.'],
  };
}

/** What the owner of a verified address reads when somebody else gives it as theirs. */
export function alreadyHereLetter({ config }: Platform): Letter {
  return {
    subject: `You already have a ${config.PRODUCT_NAME} account`,
    heading: 'You are already here',
    paragraphs: [
      'Somebody, probably you, gave this email for another account. It already belongs to yours.',
      'Log in to the account you have, or choose a new password if you do not remember yours.',
    ],
    action: { label: 'Log in', url: `${config.PUBLIC_ORIGIN}/login` },
    notes: ['If it was not you, nothing needs to be done: your account is not affected.'],
  };
}
