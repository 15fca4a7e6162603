import type { Activity } from '#areas/huddle/rules/activity.ts';
import type { NamingWords } from '../names/name-fit.ts';
import type { KindWord } from './activity-words.ts';
import type { Bounds } from './bounds.ts';
import type { Span } from './calendar.ts';
import type { Filters } from './filters.ts';
import type { Hours } from './hours.ts';
import type { RideEnds, Where } from './where.ts';

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
  /** Where a ride is to start and to lead. */
  readonly ends?: RideEnds;
  readonly filters: Filters;
  readonly bounds?: Bounds;
  readonly hours?: Hours;
}

/** A question as its kind is answered. */
export interface Plan {
  /** As it was typed. */
  readonly asked: string;
  /** Its words that may name something. */
  readonly naming: NamingWords;
  /** To be tried where nothing is called so: names made of ordinary words, and in English for what was said in German. */
  readonly otherNaming: readonly NamingWords[];
  readonly wish: Wish;
}
