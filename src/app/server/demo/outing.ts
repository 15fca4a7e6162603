import type { Activity } from '#areas/huddle/rules/activity.ts';

/** An outing somebody could really plan: written once, placed at a real trailhead. */
export interface Outing {
  readonly name: string;
  readonly activity: Activity;
  readonly venue: string;
  /** As the gazetteer words it: town, region, country. */
  readonly address: string;
  readonly lat: number;
  readonly lng: number;
  readonly timeZone: string;
  readonly meet: string;
  readonly park: string;
  readonly startHour: number;
  readonly hours: number;
  readonly km?: number;
  readonly ascent?: number;
  readonly difficulty?: 'EASY' | 'MODERATE' | 'HARD' | 'VERY_HARD';
  readonly capacity: number | null;
  readonly text: string;
  readonly bring: string;
  readonly tags: readonly string[];
}
