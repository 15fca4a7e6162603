import type { Activity } from '#areas/huddle/rules/activity.ts';
import type { Filters } from './filters.ts';
import type { Span } from './when.ts';
import type { Where } from './where.ts';

/** What somebody looks for, in the words of the question. */
export interface Wish {
  /** What was left over: what it should be about. */
  readonly text: string;
  readonly span?: Span;
  readonly activities?: readonly Activity[];
  /** 'hikes', for a sentence. */
  readonly label?: string;
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
  readonly wish: Wish;
  /** The question says 'it', 'there', 'that one', or 'my next huddle'. */
  readonly refers: boolean;
}
