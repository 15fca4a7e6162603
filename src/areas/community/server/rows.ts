import type { Selectable } from 'kysely';
import { rowFromJson, type TimesOf } from '#platform/server/db/json-row.ts';
import type { DB } from '#platform/server/db/schema.ts';
import type { CommunityState, MembershipState } from '../rules/state.ts';
import { stranger } from '../rules/state.ts';

export type CommunityRow = Selectable<DB['communities']>;
export type MembershipRow = Selectable<DB['memberships']>;

const communityTimes: TimesOf<CommunityRow> = {
  created_at: true,
  updated_at: true,
  archived_at: true,
  delete_after: true,
  history_since: true,
};

/** A community that came as JSON has its times as texts. */
export function communityWithDates(row: CommunityRow): CommunityRow {
  return rowFromJson(row, communityTimes);
}

/** The columns that the rules read. */
export const factColumns = [
  'privacy',
  'approval_required',
  'invitation_allowed',
  'planning',
  'member_invites_suffice',
  'rules',
  'join_question',
  'archived_at',
  'delete_after',
] as const;

/** The database row as the rules read it; its check constraints vouch for the narrower types. */
export function factsOf(row: Pick<CommunityRow, (typeof factColumns)[number]>): CommunityState {
  return {
    privacy: row.privacy,
    approvalRequired: row.approval_required,
    invitationAllowed: row.invitation_allowed,
    planning: row.planning,
    memberInvitesSuffice: row.member_invites_suffice,
    hasRules: row.rules !== '',
    hasQuestion: row.join_question !== '',
    archived: row.archived_at !== null,
    ending: row.delete_after !== null,
  };
}

type Standing = Pick<MembershipRow, 'state' | 'role'> & Partial<Pick<MembershipRow, 'invited_to_ask'>>;

export function membershipState(row: Standing | undefined): MembershipState {
  if (!row) return stranger;
  return { status: row.state, role: row.role, invitedToAsk: row.invited_to_ask };
}
