import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Activity } from '../rules/activity.ts';
import type { SimpleName } from '../rules/fields.ts';
import type { AgeGroup } from '../rules/guests.ts';
import type { Privacy } from '../rules/state.ts';

export const activityNames: Readonly<Record<Activity, MessageDescriptor>> = {
  GENERAL: msg`General`,
  HIKING: msg`Hiking`,
  BACKPACKING: msg`Backpacking`,
  CAMPING: msg`Camping`,
  CYCLING: msg`Cycling`,
  MOUNTAIN_BIKING: msg`Mountain biking`,
  TRAIL_RUNNING: msg`Trail running`,
  WALKING: msg`Walking`,
  CLIMBING: msg`Climbing`,
  PADDLING: msg`Paddling`,
  SKIING: msg`Skiing`,
  SNOWSHOEING: msg`Snowshoeing`,
  BIRDWATCHING: msg`Birdwatching`,
  FISHING: msg`Fishing`,
  YOGA: msg`Yoga`,
  VOLUNTEERING: msg`Volunteering`,
};

export const privacyNames: Readonly<Record<Privacy, MessageDescriptor>> = {
  PUBLIC: msg`Public`,
  COMMUNITY: msg`Community members`,
  PRIVATE: msg`Invite only`,
};

export const ageGroupNames: Readonly<Record<AgeGroup, MessageDescriptor>> = {
  ADULT: msg`Adults`,
  TEEN: msg`Teens`,
  KID: msg`Kids`,
  TODDLER: msg`Toddlers`,
  SENIOR: msg`Seniors`,
};

/** Rough ranges, so that two families mean the same by a kid. */
export const ageGroupRanges: Readonly<Record<AgeGroup, MessageDescriptor>> = {
  ADULT: msg`18 to 64`,
  TEEN: msg`13 to 17`,
  KID: msg`4 to 12`,
  TODDLER: msg`0 to 3`,
  SENIOR: msg`65 and older`,
};

export const difficultyNames = {
  EASY: msg`Easy`,
  MODERATE: msg`Moderate`,
  HARD: msg`Hard`,
  VERY_HARD: msg`Very hard`,
} as const;

/** Flags of a huddle that stand beside others of their kind. */
export const simpleFieldNames: Readonly<Record<SimpleName, MessageDescriptor>> = {
  dogsAllowed: msg`Dogs are welcome`,
  stepFree: msg`Fit for wheelchairs and prams`,
};
