import type { Locale } from '#platform/shared/locale.ts';
import type { Letter } from '../mail/mail-letter.ts';
import type { Platform } from '../platform.ts';

type Frame = Pick<Platform, 'config'>;

/** The mail whose link sets a new password. */
export function newPasswordLetter({ config }: Frame, token: string, locale: Locale): Letter {
  const name = config.PRODUCT_NAME;
  const url = `${config.PUBLIC_ORIGIN}/oidc/new-password?token=${token}`;
  if (locale === 'de') {
    return {
      locale,
      subject: `Ein neues Passwort für ${name}`,
      heading: 'Wähle ein neues Passwort',
      paragraphs: ['Jemand, hoffentlich du, hat für diese Adresse um ein neues Passwort gebeten.'],
      action: { label: 'Neues Passwort wählen', url },
      notes: ['Der Link gilt einmal, 30 Minuten lang. Wenn du es nicht warst, ist nichts zu tun.'],
    };
  }
  return {
    locale,
    subject: `A new password for ${name}`,
    heading: 'Choose a new password',
    paragraphs: ['Somebody, hopefully you, has asked for a new password for this address.'],
    action: { label: 'Choose a new password', url },
    notes: ['The link works once, for 30 minutes. If it was not you, nothing needs to be done.'],
  };
}

interface MailedCode {
  readonly code: string;
  /** The same log-in by a press, on any device. */
  readonly link: string | undefined;
}

/** The mail whose code, or link, logs somebody in. It says nothing that a stranger could have written. */
export function codeLetter({ config }: Frame, { code, link }: MailedCode, locale: Locale): Letter {
  const name = config.PRODUCT_NAME;
  if (locale === 'de') {
    return {
      locale,
      subject: `${code} ist dein Code für ${name}`,
      heading: `Dein Code: ${code}`,
      paragraphs: ['Gib ihn dort ein, wo du danach gefragt wirst. Damit bist du angemeldet.'],
      ...(link && { action: { label: 'Anmelden und zusagen', url: link } }),
      notes: [
        'Der Code gilt einmal, 10 Minuten lang. Gib ihn niemandem weiter. Wenn du ihn nicht wolltest, ist nichts zu tun.',
      ],
    };
  }
  return {
    locale,
    subject: `${code} is your code for ${name}`,
    heading: `Your code: ${code}`,
    paragraphs: ['Type it where you are asked for it. It logs you in.'],
    ...(link && { action: { label: 'Log in and say yes', url: link } }),
    notes: [
      'The code works once, for 10 minutes. Give it to nobody. If you did not ask for it, nothing needs to be done.',
    ],
  };
}

/** What the owner of an account reads when its password was changed. */
export function passwordChangedLetter({ config }: Frame, locale: Locale): Letter {
  const name = config.PRODUCT_NAME;
  const url = `${config.PUBLIC_ORIGIN}/oidc/forgotten-password`;
  if (locale === 'de') {
    return {
      locale,
      subject: `Dein Passwort für ${name} wurde geändert`,
      heading: 'Dein Passwort wurde geändert',
      paragraphs: ['Alle Geräte wurden abgemeldet. Wenn du es warst, ist nichts zu tun.'],
      action: { label: 'Das war ich nicht', url },
    };
  }
  return {
    locale,
    subject: `Your ${name} password was changed`,
    heading: 'Your password was changed',
    paragraphs: ['All devices were logged out. If it was you, there is nothing to do.'],
    action: { label: 'It was not me', url },
  };
}

/** What they read when a key of theirs was used a second time, and its log-in ended. */
export function logInEndedLetter({ config }: Frame, locale: Locale): Letter {
  const name = config.PRODUCT_NAME;
  const url = `${config.PUBLIC_ORIGIN}/oidc/forgotten-password`;
  if (locale === 'de') {
    return {
      locale,
      subject: `Eine deiner Anmeldungen bei ${name} wurde beendet`,
      heading: 'Wir haben eine deiner Anmeldungen beendet',
      paragraphs: [
        'Ein Schlüssel, den dein Browser schon eingetauscht hatte, wurde noch einmal benutzt. Das kann eine schlechte Verbindung sein, oder jemand, der ihn kopiert hat.',
        'Zur Sicherheit haben wir dieses Gerät abgemeldet. Wenn du nicht weißt, warum, wähle ein neues Passwort: Das meldet alle Geräte ab.',
      ],
      action: { label: 'Neues Passwort wählen', url },
    };
  }
  return {
    locale,
    subject: `One of your ${name} log-ins was ended`,
    heading: 'We have ended one of your log-ins',
    paragraphs: [
      'A key that your browser had already exchanged was used again. This can be a bad connection, or somebody who copied it.',
      'To be safe we have logged that device out. If you do not know why, choose a new password: it logs out all devices.',
    ],
    action: { label: 'Choose a new password', url },
  };
}
