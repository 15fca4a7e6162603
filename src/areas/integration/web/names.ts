import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Scope } from '../rules/tokens.ts';
import type { HookEvent } from '../rules/webhooks.ts';

/** What a scope lets a program read. */
export const scopeNames: Readonly<Record<Scope, MessageDescriptor>> = {
  outings: msg`Outings, to come and over`,
  members: msg`The list of members, as I see it`,
  statistics: msg`Statistics of a year`,
  attendance: msg`Who came to which outing`,
};

/** What a webhook hears. */
export const eventNames: Readonly<Record<HookEvent, MessageDescriptor>> = {
  'outing.published': msg`An outing is published`,
  'outing.changed': msg`An outing is changed`,
  'outing.cancelled': msg`An outing is cancelled`,
  'outing.returned': msg`A cancelled outing takes place after all`,
  'member.joined': msg`Somebody joins`,
  'member.left': msg`Somebody leaves`,
  'community.founded': msg`A community is created`,
  'person.signed-up': msg`Somebody signs up`,
};
