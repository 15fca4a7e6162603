import type { Language } from '../meaning/language.ts';

/** How a fact is said to the asker: language, clock and units, and what else the answer may need of them. */
export interface Telling {
  readonly language: Language;
  readonly now: Date;
  /** The words of the question, plain. */
  readonly asked: readonly string[];
  /** When to drive off, where it is known how far the asker lives. */
  readonly leaveAt: { readonly at: Date; readonly meters: number } | undefined;
  pick(en: string, de: string): string;
  /** 'Sat 6 June, 08:00', in the zone of the huddle. */
  at(instant: string): string;
  /** The same by the clock of the asker; undefined where it shows the same. */
  atMine(instant: string): string | undefined;
  time(instant: Date): string;
  length(meters: number): string;
  height(meters: number): string;
  /** 'a, b and c' */
  list(names: readonly string[]): string;
}
