import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Group } from '../../rules/groups.ts';
import type { Preset } from '../../rules/presets.ts';

interface Named {
  readonly name: MessageDescriptor;
  readonly words: MessageDescriptor;
}

export const groupNames: Readonly<Record<Group, Named>> = {
  GOING: { name: msg`Huddles I go to`, words: msg`Changes, reminders, places, invitations` },
  HOSTING: { name: msg`Huddles I host`, words: msg`Answers, requests, comments` },
  RIDES: { name: msg`Rides`, words: msg`Seats asked for, offered and changed` },
  CLUBS: { name: msg`Communities`, words: msg`New outings, announcements, members` },
  TALK: { name: msg`Conversations`, words: msg`Messages and mentions` },
  PEOPLE: { name: msg`People and stories`, words: msg`Followers, posts, inspirations, awards` },
};

export const presetNames: Readonly<Record<Preset, Named>> = {
  EVERYTHING: { name: msg`Everything`, words: msg`All of it on your devices, the rest in a digest` },
  CONCERNS_ME: { name: msg`What concerns me`, words: msg`What asks for an answer or changes a plan` },
  ONLY_URGENT: { name: msg`Only what is urgent`, words: msg`Cancelled, moved, a place held for you` },
};
