import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { addressIn } from '#platform/shared/address-in.ts';

/** The few words of ours inside a story, in the language of its reader. */
export interface StoryWords {
  readonly somebody: string;
  readonly huddle: string;
  readonly community: string;
  readonly place: string;
  readonly film: string;
  watchOn(site: string): string;
  address(stored: string): string;
}

export function storyWords(i18n: I18n): StoryWords {
  return {
    somebody: i18n._(msg`somebody`),
    huddle: i18n._(msg`Huddle`),
    community: i18n._(msg`Community`),
    place: i18n._(msg`Place`),
    film: i18n._(msg`Film`),
    address: (stored) => addressIn(i18n.locale, stored),
    watchOn: (site) => i18n._(msg`Watch it on ${site}`),
  };
}
