import type { Activity } from '#areas/huddle/rules/activity.ts';
import type { KindWord } from './activity-words.ts';
import type { Filters } from './filters.ts';
import type { Span } from './when.ts';
import type { Where } from './where.ts';

/** What somebody looks for, in the words of the question. */
export interface Wish {
  /** What was left over: what it should be about. */
  readonly text: string;
  /** The whole question as a sentence, for what says the same in other words. */
  readonly meaning?: string;
  readonly span?: Span;
  readonly activities?: readonly Activity[];
  /** What such outings are called, for a sentence. */
  readonly kind?: KindWord;
  readonly where?: Where;
  readonly filters: Filters;
}

/** What a question asks for. */
export type Intent =
  | 'GREETING'
  | 'THANKS'
  | 'HELP'
  | 'HUDDLES'
  | 'HOSTS'
  | 'COMMUNITIES'
  | 'READING'
  | 'RIDES'
  | 'AGENDA'
  | 'BRING'
  | 'PERSON'
  | 'SUN'
  | 'RSVP'
  | 'FOLLOW'
  | 'JOIN'
  | 'DRAFT'
  | 'SEARCH';

export interface Plan {
  readonly intent: Intent;
  /** The whole question in plain English words. */
  readonly question: string;
  readonly wish: Wish;
  /** The question says 'it', 'there', 'that one', or 'my next huddle'. */
  readonly refers: boolean;
}
