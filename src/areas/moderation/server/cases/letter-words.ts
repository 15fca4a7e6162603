import type { Locale } from '#platform/shared/locale.ts';
import type { Act } from '../../rules/decisions.ts';
import type { Reason, Reportable } from '../../rules/reports.ts';

export interface LetterWords {
  readonly kinds: Readonly<Record<Reportable, string>>;
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly acts: Readonly<Record<Act, (days: number) => string>>;
  /** What reads otherwise where the admins of a community decided. */
  readonly actsInClub: Readonly<Partial<Record<Act, string>>>;
  decidedInClub(kind: string): string;
  readonly clubHeading: string;
  clubIntro(kind: string): string;
  readonly inAdminsWords: string;
  readonly club: string;
  appealFromClub(days: number): string;
  decided(kind: string): string;
  readonly heading: string;
  intro(kind: string): string;
  /** Of what a filter held back before anybody saw it. */
  heldIntro(kind: string): string;
  readonly heldHeading: string;
  readonly listStays: string;
  readonly inTheirWords: string;
  readonly about: string;
  readonly open: string;
  appeal(days: number): string;
  answered(kind: string): string;
  readonly grantedHeading: string;
  readonly refusedHeading: string;
  readonly granted: string;
  readonly grantedInPart: string;
  readonly refused: string;
}

const en: LetterWords = {
  kinds: {
    HUDDLE: 'your huddle',
    POST: 'your post',
    PERSON: 'your profile',
    COMMUNITY: 'your community',
    MESSAGE: 'your message',
    INSPIRATION: 'your inspiration',
    CARPOOL: 'your carpool',
    COMMENT: 'your comment',
  },
  reasons: {
    SPAM: 'It is spam or advertising.',
    HARASSMENT: 'It is harassment or hate.',
    DANGEROUS: 'It is dangerous for those who come.',
    MISLEADING: 'It is not what it says it is.',
    ILLEGAL: 'It is against the law.',
    OTHER: 'It breaks the rules of this place.',
  },
  acts: {
    HIDE: () => 'Readers do not see it any more. You still do.',
    WARN: () =>
      'This is a warning. Please keep to the rules; if it happens again, your account may be suspended.',
    SUSPEND: (days) => `Your account is suspended for ${days === 1 ? 'one day' : `${days} days`}.`,
    BAN: () => 'Your account is suspended until further notice.',
    REMOVE_MEMBER: () => 'You are no longer a member of the community. You may ask to join again.',
    BAN_MEMBER: () => 'You are no longer a member of the community, and cannot join it again.',
    NONE: () => 'Nothing follows from it.',
  },
  actsInClub: {
    HIDE: 'Members of the community do not see it there any more.',
    WARN: 'This is a warning. Please keep to the rules; if it happens again, the admins may remove you from the community.',
  },
  decidedInClub: (kind) => `Admins of a community decided about ${kind}`,
  clubHeading: 'The admins of the community have looked at a report',
  clubIntro: (kind) => `Somebody reported ${kind}, and an admin of the community agreed.`,
  inAdminsWords: 'The admin writes:',
  club: 'Community',
  appealFromClub: (days) =>
    `If you think that is wrong, appeal within ${days} days. A moderator who does not belong to the admins of the community will look at it.`,
  decided: (kind) => `Moderators decided about ${kind}`,
  heading: 'Moderators have looked at a report',
  intro: (kind) => `Somebody reported ${kind}, and a moderator agreed.`,
  heldIntro: (kind) => `A filter held back ${kind}, and a moderator decided that it stays so.`,
  heldHeading: 'Moderators have looked at what was held back',
  listStays: 'The invitations of your list are not sent.',
  inTheirWords: 'The moderator writes:',
  about: 'About',
  open: 'Read the decision, or appeal',
  appeal: (days) =>
    `If you think that is wrong, appeal within ${days} days. Somebody else will look at it. You only need to log in, even while your account is suspended.`,
  answered: (kind) => `Another look at the decision about ${kind}`,
  grantedHeading: 'The decision is reversed',
  refusedHeading: 'The decision stands',
  granted: 'Everything that followed from it is undone.',
  grantedInPart: 'What followed from it is undone, as far as it still can be.',
  refused: 'Somebody else has looked at it again and came to the same result.',
};

const de: LetterWords = {
  kinds: {
    HUDDLE: 'dein Huddle',
    POST: 'deinen Beitrag',
    PERSON: 'dein Profil',
    COMMUNITY: 'deine Community',
    MESSAGE: 'deine Nachricht',
    INSPIRATION: 'deine Inspiration',
    CARPOOL: 'deine Fahrgemeinschaft',
    COMMENT: 'deinen Kommentar',
  },
  reasons: {
    SPAM: 'Es ist Spam oder Werbung.',
    HARASSMENT: 'Es ist Belästigung oder Hass.',
    DANGEROUS: 'Es ist gefährlich für alle, die mitkommen.',
    MISLEADING: 'Es ist nicht, was es vorgibt zu sein.',
    ILLEGAL: 'Es verstößt gegen das Gesetz.',
    OTHER: 'Es verstößt gegen die Regeln hier.',
  },
  acts: {
    HIDE: () => 'Andere sehen es nicht mehr. Du siehst es weiterhin.',
    WARN: () =>
      'Das ist eine Verwarnung. Bitte halte dich an die Regeln; kommt es wieder vor, kann dein Konto gesperrt werden.',
    SUSPEND: (days) => `Dein Konto ist für ${days === 1 ? 'einen Tag' : `${days} Tage`} gesperrt.`,
    BAN: () => 'Dein Konto ist bis auf Weiteres gesperrt.',
    REMOVE_MEMBER: () => 'Du bist nicht mehr Mitglied der Community. Du kannst wieder anfragen.',
    BAN_MEMBER: () => 'Du bist nicht mehr Mitglied der Community und kannst ihr nicht wieder beitreten.',
    NONE: () => 'Daraus folgt nichts.',
  },
  actsInClub: {
    HIDE: 'Mitglieder der Community sehen es dort nicht mehr.',
    WARN: 'Das ist eine Verwarnung. Bitte halte dich an die Regeln; kommt es wieder vor, können dich die Admins aus der Community entfernen.',
  },
  decidedInClub: (kind) => `Entscheidung der Admins über ${kind}`,
  clubHeading: 'Die Admins der Community haben eine Meldung geprüft',
  clubIntro: (kind) => `Jemand hat ${kind} gemeldet, und die Admins der Community stimmen zu.`,
  inAdminsWords: 'Die Admins schreiben:',
  club: 'Community',
  appealFromClub: (days) =>
    `Wenn du das falsch findest, lege innerhalb von ${days} Tagen Einspruch ein. Dann prüft es jemand aus der Moderation, der nicht zu den Admins der Community gehört.`,
  decided: (kind) => `Entscheidung über ${kind}`,
  heading: 'Die Moderation hat eine Meldung geprüft',
  intro: (kind) => `Jemand hat ${kind} gemeldet, und die Moderation stimmt zu.`,
  heldIntro: (kind) => `Ein Filter hat ${kind} zurückgehalten, und die Moderation lässt es dabei.`,
  heldHeading: 'Die Moderation hat geprüft, was zurückgehalten war',
  listStays: 'Die Einladungen deiner Liste werden nicht verschickt.',
  inTheirWords: 'Die Moderation schreibt:',
  about: 'Es geht um',
  open: 'Entscheidung lesen oder Einspruch einlegen',
  appeal: (days) =>
    `Wenn du das falsch findest, lege innerhalb von ${days} Tagen Einspruch ein. Jemand anderes prüft es dann. Du brauchst dafür nur die Anmeldung, auch während dein Konto gesperrt ist.`,
  answered: (kind) => `Noch einmal geprüft: die Entscheidung über ${kind}`,
  grantedHeading: 'Die Entscheidung ist aufgehoben',
  refusedHeading: 'Die Entscheidung bleibt',
  granted: 'Alles, was daraus folgte, ist rückgängig gemacht.',
  grantedInPart: 'Was daraus folgte, ist rückgängig gemacht, soweit es noch geht.',
  refused: 'Jemand anderes hat es noch einmal geprüft und kommt zum selben Ergebnis.',
};

export const letterWords: Readonly<Record<Locale, LetterWords>> = { en, de };
