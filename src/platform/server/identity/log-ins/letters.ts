import { countryIn } from '#platform/shared/address-in.ts';
import type { Locale } from '#platform/shared/locale.ts';
import type { Letter } from '../../mail/mail-letter.ts';
import type { Platform } from '../../platform.ts';

type Frame = Pick<Platform, 'config'>;

interface NewLogIn {
  /** Empty when it did not say. */
  readonly browser: string;
  readonly system: string;
  /** Two letters; null for none that is known. */
  readonly country: string | null;
  readonly token: string;
}

/** What the owner of an account reads when it was logged in to from a browser that it was never seen with. */
export function newLogInLetter(
  { config }: Frame,
  { browser, system, country, token }: NewLogIn,
  locale: Locale,
): Letter {
  const name = config.PRODUCT_NAME;
  const url = `${config.PUBLIC_ORIGIN}/oidc/not-me?token=${token}`;
  const place = country && countryIn(locale, country);
  const device = [browser, system].filter(Boolean).join(', ');
  if (locale === 'de') {
    return {
      locale,
      subject: `Neue Anmeldung bei ${name}`,
      heading: 'Eine neue Anmeldung',
      paragraphs: [
        'Bei deinem Konto hat sich jemand, hoffentlich du, mit einem Browser angemeldet, den wir noch nicht kennen.',
        'Wenn du es warst, ist nichts zu tun.',
      ],
      details: [
        { label: 'Gerät', value: device || 'unbekannt' },
        ...(place ? [{ label: 'Land', value: place }] : []),
      ],
      action: { label: 'Das war ich nicht', url },
      notes: ['Der Link gilt 7 Tage lang. Ein Klick auf den Knopf dort beendet diese Anmeldung.'],
    };
  }
  return {
    locale,
    subject: `A new log-in at ${name}`,
    heading: 'A new log-in',
    paragraphs: [
      'Somebody, hopefully you, has logged in to your account with a browser that we do not know yet.',
      'If it was you, there is nothing to do.',
    ],
    details: [
      { label: 'Device', value: device || 'unknown' },
      ...(place ? [{ label: 'Country', value: place }] : []),
    ],
    action: { label: 'That was not me', url },
    notes: ['The link works for 7 days. A press of the button there ends that log-in.'],
  };
}

/** What was changed about logging in to an account. */
export type FactorChange =
  | 'PASSKEY_ADDED'
  | 'PASSKEY_REMOVED'
  | 'SECOND_FACTOR_ON'
  | 'SECOND_FACTOR_OFF'
  | 'PROVIDER_LINKED'
  | 'PROVIDER_UNLINKED';

const said: Readonly<Record<Locale, Readonly<Record<FactorChange, string>>>> = {
  en: {
    PASSKEY_ADDED: 'A passkey was added to your account',
    PASSKEY_REMOVED: 'A passkey of your account was removed',
    SECOND_FACTOR_ON: 'Your account now asks for a second factor',
    SECOND_FACTOR_OFF: 'Your account no longer asks for a second factor',
    PROVIDER_LINKED: 'Another service now opens your account',
    PROVIDER_UNLINKED: 'A service no longer opens your account',
  },
  de: {
    PASSKEY_ADDED: 'Dein Konto hat einen neuen Passkey',
    PASSKEY_REMOVED: 'Ein Passkey deines Kontos wurde entfernt',
    SECOND_FACTOR_ON: 'Dein Konto fragt jetzt nach einem zweiten Faktor',
    SECOND_FACTOR_OFF: 'Dein Konto fragt nicht mehr nach einem zweiten Faktor',
    PROVIDER_LINKED: 'Ein weiterer Dienst öffnet jetzt dein Konto',
    PROVIDER_UNLINKED: 'Ein Dienst öffnet dein Konto nicht mehr',
  },
};

/** What the owner reads when another way in was made or ended. */
export function factorLetter({ config }: Frame, change: FactorChange, locale: Locale): Letter {
  const heading = said[locale][change];
  const url = `${config.PUBLIC_ORIGIN}/setting/security`;
  if (locale === 'de') {
    return {
      locale,
      subject: heading,
      heading,
      paragraphs: [
        'Wenn du es warst, ist nichts zu tun. Sonst entferne, was nicht von dir ist, melde alle Geräte ab und wähle ein neues Passwort.',
      ],
      action: { label: 'Sicherheit und Anmeldung ansehen', url },
    };
  }
  return {
    locale,
    subject: heading,
    heading,
    paragraphs: [
      'If it was you, there is nothing to do. If not, remove what is not yours, log out all devices and choose a new password.',
    ],
    action: { label: 'Look at security and log-in', url },
  };
}
