import type { Config } from '#platform/server/config.ts';
import type { Letter } from '#platform/server/mail/mail-letter.ts';
import { bestLocale, type Locale } from '#platform/shared/locale.ts';
import { type Act, APPEAL_DAYS } from '../../rules/decisions.ts';
import type { Reason, Reportable } from '../../rules/reports.ts';
import { letterWords } from './letter-words.ts';

interface About {
  readonly type: Reportable;
  readonly name: string;
  /** A filter held it back, and nobody reported it. */
  readonly isHeld: boolean;
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
  const { acts, days, reason, words: own } = about.decided;
  const kind = words.kinds[about.type];
  // Of a community nothing else is held back.
  const isList = about.isHeld && about.type === 'COMMUNITY';
  return {
    locale,
    subject: words.decided(kind),
    heading: about.isHeld ? words.heldHeading : words.heading,
    paragraphs: [
      about.isHeld ? words.heldIntro(kind) : words.intro(kind),
      words.reasons[reason],
      ...acts.map((act) => (isList && act === 'HIDE' ? words.listStays : words.acts[act](days ?? 0))),
      ...(own ? [`${words.inTheirWords} ${own}`] : []),
    ],
    details: about.type === 'PERSON' ? [] : [{ label: words.about, value: about.name }],
    action: { label: words.open, url: pageIn(config) },
    notes: [words.appeal(APPEAL_DAYS)],
  };
}

interface Answered {
  readonly type: Reportable;
  readonly name: string;
  readonly granted: boolean;
  readonly words: string;
}

export function answerLetter(config: Config, language: string, answered: Answered): Letter {
  const { type, name, granted, words: own } = answered;
  const locale: Locale = bestLocale(language);
  const words = letterWords[locale];
  return {
    locale,
    subject: words.answered(words.kinds[type]),
    heading: granted ? words.grantedHeading : words.refusedHeading,
    paragraphs: [granted ? words.granted : words.refused, ...(own ? [`${words.inTheirWords} ${own}`] : [])],
    details: type === 'PERSON' ? [] : [{ label: words.about, value: name }],
    action: { label: words.open, url: pageIn(config) },
  };
}

/** It asks for a log-in and lets those in who are suspended. */
function pageIn({ PUBLIC_ORIGIN }: Config): string {
  return `${PUBLIC_ORIGIN}/moderation/mine`;
}
