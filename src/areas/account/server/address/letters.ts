import type { Letter } from '#platform/server/mail/mail-letter.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Locale } from '#platform/shared/locale.ts';

interface Change {
  readonly newEmail: string;
  readonly locale: Locale;
}

/** What the owner of an address reads when the account is to have another. */
export function changeAskedLetter(platform: Platform, { newEmail, locale }: Change, token: string): Letter {
  const name = platform.config.PRODUCT_NAME;
  if (locale === 'de') {
    return {
      locale,
      subject: `Deine E-Mail bei ${name} soll geändert werden`,
      heading: 'Eine andere E-Mail für dein Konto',
      paragraphs: [
        `Jemand, hoffentlich du, hat für dein Konto ${newEmail} angegeben. Sobald der Link in der Mail dorthin geöffnet ist, ist das deine E-Mail.`,
        'Wenn du es warst, ist nichts zu tun.',
      ],
      ...undoOf(platform, token, locale),
    };
  }
  return {
    locale,
    subject: `A change of your ${name} email was asked for`,
    heading: 'Another email for your account',
    paragraphs: [
      `Somebody, hopefully you, gave ${newEmail} for your account. It becomes your email once the link in the mail sent there is opened.`,
      'If it was you, there is nothing to do.',
    ],
    ...undoOf(platform, token, locale),
  };
}

/** What they read when it has; `token` is left out for the new address, which has nothing to take back. */
export function changedLetter(platform: Platform, { newEmail, locale }: Change, token?: string): Letter {
  const name = platform.config.PRODUCT_NAME;
  const undo = token === undefined ? {} : undoOf(platform, token, locale);
  if (locale === 'de') {
    return {
      locale,
      subject: `Deine E-Mail bei ${name} wurde geändert`,
      heading: 'Deine E-Mail wurde geändert',
      paragraphs: [
        `Dein Konto hat jetzt die E-Mail ${newEmail}. Damit meldest du dich an, und dorthin gehen unsere Mails.`,
      ],
      ...undo,
    };
  }
  return {
    locale,
    subject: `Your ${name} email was changed`,
    heading: 'Your email was changed',
    paragraphs: [`Your account now has the email ${newEmail}. You log in with it, and our mails go there.`],
    ...undo,
  };
}

function undoOf({ config }: Platform, token: string, locale: Locale): Pick<Letter, 'action' | 'notes'> {
  const url = `${config.PUBLIC_ORIGIN}/verify/email/confirm?undo=${token}`;
  if (locale === 'de') {
    return {
      action: { label: 'Das war ich nicht', url },
      notes: [
        'Der Link gilt 7 Tage lang. Er gibt deinem Konto diese E-Mail zurück und meldet alle Geräte ab.',
      ],
    };
  }
  return {
    action: { label: 'It was not me', url },
    notes: ['The link works for 7 days. It gives your account this email back and logs out all devices.'],
  };
}
