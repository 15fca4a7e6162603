import type { Config } from '#platform/server/config.ts';
import { sayIn } from '#platform/server/format-message.ts';
import type { Letter } from '#platform/server/mail/mail-letter.ts';
import { bestLocale, type Locale } from '#platform/shared/locale.ts';
import { returnMessages, unnamedMessages } from '../../page-messages.ts';
import { type Act, APPEAL_DAYS } from '../../rules/decisions.ts';
import { isWhole } from '../../rules/given-back.ts';
import type { Reason, Reportable } from '../../rules/reports.ts';
import type { GivenBack } from './give-back.ts';
import { type LetterWords, letterWords } from './letter-words.ts';

interface About {
  readonly type: Reportable;
  readonly name: string;
  /** A filter held it back, and nobody reported it. */
  readonly isHeld: boolean;
  /** The name of the community whose admins decided; null of moderators. */
  readonly community: string | null;
  readonly decided: {
    readonly acts: readonly Act[];
    readonly days: number | null;
    readonly reason: Reason;
    readonly words: string;
  };
}

/** Tells a person what was decided about them, why, and how to appeal; not who reported it and not who decided. */
export function decisionLetter(config: Config, language: string, about: About): Letter {
  const locale = bestLocale(language);
  const words = letterWords[locale];
  const { reason, words: own } = about.decided;
  const kind = words.kinds[about.type];
  const isOfClub = about.community !== null;
  return {
    locale,
    subject: isOfClub ? words.decidedInClub(kind) : words.decided(kind),
    heading: isOfClub ? words.clubHeading : about.isHeld ? words.heldHeading : words.heading,
    paragraphs: [
      isOfClub ? words.clubIntro(kind) : about.isHeld ? words.heldIntro(kind) : words.intro(kind),
      words.reasons[reason],
      ...actsOf(words, about),
      ...(own ? [`${isOfClub ? words.inAdminsWords : words.inTheirWords} ${own}`] : []),
    ],
    details: [
      ...(about.type === 'PERSON' ? [] : [{ label: words.about, value: about.name }]),
      ...(about.community ? [{ label: words.club, value: about.community }] : []),
    ],
    action: { label: words.open, url: pageIn(config) },
    notes: [isOfClub ? words.appealFromClub(APPEAL_DAYS) : words.appeal(APPEAL_DAYS)],
  };
}

/** What follows, said as it is where admins of a community decided. */
function actsOf(words: LetterWords, { type, isHeld, community, decided }: About): string[] {
  // Of a community nothing else is held back.
  const isList = isHeld && type === 'COMMUNITY';
  return decided.acts.map((act) => {
    if (isList && act === 'HIDE') return words.listStays;
    const inClub = community === null ? undefined : words.actsInClub[act];
    return inClub ?? words.acts[act](decided.days ?? 0);
  });
}

interface Answered {
  readonly type: Reportable;
  readonly name: string;
  readonly granted: boolean;
  readonly words: string;
  /** Admins of a community take their own decision back. */
  readonly byAdmin: boolean;
  /** Places and seats that ended with the decision. */
  readonly given: readonly GivenBack[];
}

export function answerLetter(config: Config, language: string, answered: Answered): Letter {
  const { type, name, granted, words: own, byAdmin, given } = answered;
  const locale: Locale = bestLocale(language);
  const words = letterWords[locale];
  return {
    locale,
    subject: words.answered(words.kinds[type]),
    heading: granted ? words.grantedHeading : words.refusedHeading,
    paragraphs: [
      granted ? (isWhole(given) ? words.granted : words.grantedInPart) : words.refused,
      ...given.map((one) => sayReturn(locale, one)),
      ...(own ? [`${byAdmin ? words.inAdminsWords : words.inTheirWords} ${own}`] : []),
    ],
    details: type === 'PERSON' ? [] : [{ label: words.about, value: name }],
    action: { label: words.open, url: pageIn(config) },
  };
}

function sayReturn(locale: Locale, { what, name }: GivenBack): string {
  const say = sayIn(locale);
  return say(returnMessages[what], { name: name ?? say(unnamedMessages.OUTING) });
}

/** It asks for a log-in and lets those in who are suspended. */
function pageIn({ PUBLIC_ORIGIN }: Config): string {
  return `${PUBLIC_ORIGIN}/moderation/mine`;
}
