import type { CommunityId, PersonId } from '#platform/shared/ids.ts';
import type { HuddleForm } from './fields.ts';
import { formAgain } from './template.ts';

/** Templates of one community. */
export const MAX_COMMUNITY_TEMPLATES = 30;

/** How many of all their communities are offered to somebody who begins a plan, those kept last first. */
export const MAX_OFFERED = 12;

/** What a template keeps of an outing: no picture and no people, as those are others' to give. */
export function formToKeep(form: HuddleForm, communityId: CommunityId): HuddleForm {
  return { ...form, communityId, coverMediaId: null, coHostIds: [], invitedIds: [] };
}

/**
 * A template as a plan for the next such weekday at its hour (HUD-29). Its leader is asked to host it, unless they
 * plan it themselves. `now` is what clocks at the venue show.
 */
export function formByTemplate(
  kept: HuddleForm,
  { leaderId, personId, now }: { leaderId: PersonId | null; personId: PersonId; now: string },
): HuddleForm {
  const form = formAgain(kept, now, { community: false, cover: false });
  return { ...form, coHostIds: coHostsBy(leaderId, personId) };
}

/** Who is asked to host what somebody plans by a template of this leader. */
export function coHostsBy(leaderId: PersonId | null, personId: PersonId): PersonId[] {
  return leaderId && leaderId !== personId ? [leaderId] : [];
}

/** Who has kept a template may change it or take it away, and so may the admins. */
export function mayChangeTemplate(keptBy: PersonId | null, personId: PersonId, isAdmin: boolean): boolean {
  return isAdmin || keptBy === personId;
}
