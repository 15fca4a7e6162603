import type { Letter } from '#platform/server/mail/mail-letter.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Locale } from '#platform/shared/locale.ts';

type Frame = Pick<Platform, 'config'>;

/** What everybody at a known address of an account reads when somebody asked the operators for it. */
export function recoveryAskedLetter({ config }: Frame, token: string, locale: Locale): Letter {
  const name = config.PRODUCT_NAME;
  const url = `${config.PUBLIC_ORIGIN}/oidc/recovery?token=${token}`;
  if (locale === 'de') {
    return {
      locale,
      subject: `Jemand möchte dein Konto bei ${name} zurück`,
      heading: 'Dein Konto soll eine andere E-Mail bekommen',
      paragraphs: [
        'Jemand, hoffentlich du, hat das Team gebeten, den Zugang zu deinem Konto an einer anderen E-Mail wiederherzustellen. Das geschieht in 24 Stunden: Passwort, Passkeys und zweiter Faktor gelten dann nicht mehr.',
        'Wenn du es warst, ist nichts zu tun. Wenn nicht, stoppe es: hier oder indem du dich anmeldest.',
      ],
      action: { label: 'Das war ich nicht: stoppen', url },
      notes: ['Das Öffnen des Links ändert nichts. Ein Klick auf den Knopf dort stoppt es.'],
    };
  }
  return {
    locale,
    subject: `Somebody asks for your ${name} account`,
    heading: 'Your account is to get another email',
    paragraphs: [
      'Somebody, hopefully you, asked the team to give your account back at another email. This happens in 24 hours: password, passkeys and second factor are then no longer valid.',
      'If it was you, there is nothing to do. If not, stop it: here, or by logging in.',
    ],
    action: { label: 'That was not me: stop it', url },
    notes: ['Opening the link changes nothing. A press of the button there stops it.'],
  };
}

/** What the new address reads meanwhile; it can do nothing yet. */
export function recoveryWaitsLetter({ config }: Frame, locale: Locale): Letter {
  const name = config.PRODUCT_NAME;
  if (locale === 'de') {
    return {
      locale,
      subject: `Dein Konto bei ${name}: noch 24 Stunden`,
      heading: 'Dein Konto wird wiederhergestellt',
      paragraphs: [
        'In 24 Stunden schicken wir dir hierher einen Link, mit dem du ein neues Passwort wählst. Bis dahin kann es gestoppt werden: von allen bekannten Adressen deines Kontos aus und durch eine Anmeldung.',
        'Wenn du nichts davon weißt, ist nichts zu tun.',
      ],
    };
  }
  return {
    locale,
    subject: `Your ${name} account: 24 more hours`,
    heading: 'Your account is being recovered',
    paragraphs: [
      'In 24 hours we send a link to this email with which you choose a new password. Until then it can be stopped from every known address of the account, and by a log-in.',
      'If you know nothing of this, there is nothing to do.',
    ],
  };
}
