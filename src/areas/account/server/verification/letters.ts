import type { Letter } from '#platform/server/mail/mail-letter.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Locale } from '#platform/shared/locale.ts';

/** The mail whose link proves an address. */
export function verifyLetter({ config }: Platform, token: string, locale: Locale): Letter {
  const url = `${config.PUBLIC_ORIGIN}/verify/email/confirm?token=${token}`;
  if (locale === 'de') {
    return {
      locale,
      subject: `Bestätige deine E-Mail für ${config.PRODUCT_NAME}`,
      heading: 'Noch ein Schritt bis zum Weg',
      paragraphs: [
        'Bitte bestätige, dass dies deine E-Mail ist, damit dich Huddles, Fahrten und Änderungen erreichen.',
      ],
      action: { label: 'E-Mail bestätigen', url },
      notes: [
        'Der Link gilt einmal, 24 Stunden lang. Wenn du dich nicht angemeldet hast, ist nichts zu tun.',
      ],
    };
  }
  return {
    locale,
    subject: `Verify your email for ${config.PRODUCT_NAME}`,
    heading: 'One step before the trail',
    paragraphs: [
      'Please verify that this is your email, so that huddles, rides and changes of plan reach you.',
    ],
    action: { label: 'Verify my email', url },
    notes: ['The link works once, for 24 hours. If you did not sign up, nothing needs to be done.'],
  };
}

/** What the owner of a verified address reads when somebody else gives it as theirs. */
export function alreadyHereLetter({ config }: Platform, locale: Locale): Letter {
  const url = `${config.PUBLIC_ORIGIN}/login`;
  if (locale === 'de') {
    return {
      locale,
      subject: `Du hast schon ein Konto bei ${config.PRODUCT_NAME}`,
      heading: 'Du bist schon hier',
      paragraphs: [
        'Jemand, wahrscheinlich du, hat diese E-Mail für ein anderes Konto angegeben. Sie gehört schon zu deinem.',
        'Melde dich bei deinem Konto an, oder wähle ein neues Passwort, wenn du es nicht mehr weißt.',
      ],
      action: { label: 'Anmelden', url },
      notes: ['Wenn du es nicht warst, ist nichts zu tun: Dein Konto ist nicht betroffen.'],
    };
  }
  return {
    locale,
    subject: `You already have a ${config.PRODUCT_NAME} account`,
    heading: 'You are already here',
    paragraphs: [
      'Somebody, probably you, gave this email for another account. It already belongs to yours.',
      'Log in to the account you have, or choose a new password if you do not remember yours.',
    ],
    action: { label: 'Log in', url },
    notes: ['If it was not you, nothing needs to be done: your account is not affected.'],
  };
}
