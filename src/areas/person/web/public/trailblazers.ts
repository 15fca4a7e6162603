import type { Trailblazer } from '../../contract/profile.ts';

/** Whom visitors may meet on the first page. */
export interface TrailblazersOf {
  readonly people: readonly Trailblazer[];
}
