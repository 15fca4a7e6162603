import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { introHeadings } from './intro-due.ts';

export interface Intro {
  /** First part of the addresses it belongs to. */
  readonly area: string;
  /** Names the note in the browser that it was seen: `term_{heading}`. */
  readonly heading: string;
  readonly title: MessageDescriptor;
  readonly words: MessageDescriptor;
}

/** What each thing is, said once on the first visit to its area (SHELL-9). */
export const intros: readonly Intro[] = [
  {
    area: 'huddle',
    heading: introHeadings.huddle,
    title: msg`What is a huddle?`,
    words: msg`A huddle is an outing that somebody plans: where, when, how far, and how many fit. Others say that they come, bring guests, or wait for a place. Everybody who comes sees where to meet.`,
  },
  {
    area: 'community',
    heading: introHeadings.community,
    title: msg`What is a community?`,
    words: msg`A community brings people together who go out again and again: a club, a town, a love for snow. Its huddles and its conversations are in one place, and its members decide who else may see them.`,
  },
  {
    area: 'inspiration',
    heading: introHeadings.inspiration,
    title: msg`What is an inspiration?`,
    words: msg`An inspiration is a story from outdoors: a route, a lesson learned, advice from people who know. Read them for your next outing, or write your own.`,
  },
];

export function introOf(pathname: string): Intro | undefined {
  return intros.find(({ area }) => area === pathname.split('/')[1]);
}
