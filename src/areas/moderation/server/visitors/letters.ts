import type { Config } from '#platform/server/config.ts';
import type { Letter } from '#platform/server/mail/mail-letter.ts';
import { bestLocale, type Locale } from '#platform/shared/locale.ts';
import type { OutcomeKind } from '../../rules/events.ts';
import { KEPT_DAYS, PROOF_DAYS } from '../../rules/visitor-reports.ts';
import type { ToTell } from './store.ts';

export type VisitorNews = 'CONFIRM' | 'RECEIVED' | OutcomeKind;

interface Words {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly label: string;
  readonly notes: readonly string[];
}

const decidedNotes = [
  `If you think that is wrong, open the page and ask for another look, once, within ${KEPT_DAYS} days.`,
  'You may also turn to a certified dispute settlement body or to a court.',
  `Your address and your report are deleted ${KEPT_DAYS} days after the decision.`,
];
const decided = (subject: string, outcome: string): Words => ({
  subject,
  heading: 'Your report has been decided',
  paragraphs: [outcome],
  label: 'Read it, or object',
  notes: decidedNotes,
});

const english: Readonly<Record<VisitorNews, Words>> = {
  CONFIRM: {
    subject: 'Please confirm your report',
    heading: 'Please confirm your report',
    paragraphs: [
      'Somebody, probably you, wants to report this to our moderators. Open the page and press the button: before that nobody gets it.',
    ],
    label: 'Read it and confirm',
    notes: [
      `If it was not you, nothing needs to be done: after ${PROOF_DAYS} days it is deleted. On the page you can delete it at once.`,
    ],
  },
  RECEIVED: {
    subject: 'We have your report',
    heading: 'Thank you. Moderators have your report',
    paragraphs: ['A person will look at it and decide. Then we write to you, and you can object.'],
    label: 'See how it stands',
    notes: [
      'Anyone who has this link can read how your report stands, so keep it to yourself.',
      `Your address and your report are deleted ${KEPT_DAYS} days after the decision. If you want to object to that, or withdraw the report, answer this mail.`,
    ],
  },
  ACTED: decided('Decided: your report', 'What you reported was looked at, and something was done about it.'),
  NONE: decided(
    'Decided: your report',
    'What you reported was looked at, and nothing breaks the rules. It stays as it is.',
  ),
  REVERSED: decided(
    'Decided again: your report',
    'What you reported was looked at again, and the earlier decision was taken back.',
  ),
};

const decidedGermanNotes = [
  `Wenn du das falsch findest, öffne die Seite und bitte um eine zweite Prüfung, einmal, innerhalb von ${KEPT_DAYS} Tagen.`,
  'Du kannst dich auch an eine zugelassene Streitbeilegungsstelle oder an ein Gericht wenden.',
  `Deine Adresse und deine Meldung löschen wir ${KEPT_DAYS} Tage nach der Entscheidung.`,
];
const decidedInGerman = (subject: string, outcome: string): Words => ({
  subject,
  heading: 'Über deine Meldung ist entschieden',
  paragraphs: [outcome],
  label: 'Lesen oder widersprechen',
  notes: decidedGermanNotes,
});

const german: Readonly<Record<VisitorNews, Words>> = {
  CONFIRM: {
    subject: 'Bitte bestätige deine Meldung',
    heading: 'Bitte bestätige deine Meldung',
    paragraphs: [
      'Jemand, wahrscheinlich du, möchte das unserer Moderation melden. Öffne die Seite und drücke den Knopf: Vorher bekommt es niemand.',
    ],
    label: 'Lesen und bestätigen',
    notes: [
      `Wenn du es nicht warst, ist nichts zu tun: Nach ${PROOF_DAYS} Tagen wird es gelöscht. Auf der Seite kannst du es sofort löschen.`,
    ],
  },
  RECEIVED: {
    subject: 'Deine Meldung ist da',
    heading: 'Danke. Die Moderation hat deine Meldung',
    paragraphs: [
      'Ein Mensch sieht sie an und entscheidet. Dann schreiben wir dir, und du kannst widersprechen.',
    ],
    label: 'Stand ansehen',
    notes: [
      'Mit diesem Link lässt sich lesen, wie es um deine Meldung steht, behalte ihn also für dich.',
      `Deine Adresse und deine Meldung löschen wir ${KEPT_DAYS} Tage nach der Entscheidung. Wenn du dem widersprechen oder die Meldung zurückziehen möchtest, antworte auf diese Mail.`,
    ],
  },
  ACTED: decidedInGerman(
    'Entschieden: deine Meldung',
    'Deine Meldung wurde geprüft, und es ist etwas geschehen.',
  ),
  NONE: decidedInGerman(
    'Entschieden: deine Meldung',
    'Deine Meldung wurde geprüft: Es verstößt nichts gegen die Regeln. Es bleibt, wie es ist.',
  ),
  REVERSED: decidedInGerman(
    'Noch einmal entschieden: deine Meldung',
    'Deine Meldung wurde noch einmal geprüft, und die frühere Entscheidung ist aufgehoben.',
  ),
};

const words: Readonly<Record<Locale, Readonly<Record<VisitorNews, Words>>>> = { en: english, de: german };
const about: Readonly<Record<Locale, string>> = { en: 'About', de: 'Es geht um' };

/** What somebody without an account is told of their report; never who decided, nor whom it concerned. */
export function visitorLetter(
  { PUBLIC_ORIGIN }: Pick<Config, 'PUBLIC_ORIGIN'>,
  news: VisitorNews,
  { locale: wanted, token, object_name, objected }: Omit<ToTell, 'id' | 'email'>,
): Letter {
  const locale = bestLocale(wanted);
  const { subject, heading, paragraphs, label, notes } = words[locale][news];
  return {
    locale,
    subject,
    heading,
    paragraphs,
    details: object_name ? [{ label: about[locale], value: object_name }] : [],
    action: {
      label: objected ? words[locale].RECEIVED.label : label,
      url: `${PUBLIC_ORIGIN}/report/mine?token=${token}`,
    },
    // Another look is there once.
    notes: objected ? notes.slice(1) : notes,
  };
}
