import { type Difficulty, difficulties } from './fields.ts';

/** The levels that are as hard as this one, or harder; none where an outing says nothing of it. */
export function asHardAs(difficulty: Difficulty | null): readonly Difficulty[] {
  return difficulty === null ? [] : difficulties.slice(difficulties.indexOf(difficulty));
}

interface Asked {
  /** The community of the outing. */
  readonly communityId: string | null;
  readonly place: string;
  readonly registered: boolean;
}

/**
 * Whether what somebody did with a community is looked up for the leaders of its outing: only while they decide about a
 * request. Whether the person lets them see it is asked where it is looked up.
 */
export function isExperienceAsked({ communityId, place, registered }: Asked): boolean {
  return communityId !== null && place === 'REQUESTED' && registered;
}
