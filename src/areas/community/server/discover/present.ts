import { presentPersonSummary } from '#areas/person/server/public.ts';
import { coarsePoint } from '#platform/shared/coarse-point.ts';
import type { PlaceValue } from '#platform/shared/wire-values.ts';
import type { CommunityCard } from '../../contract/views.ts';
import { accessLevelOf } from '../../rules/access.ts';
import { planningOf } from '../../rules/rights.ts';
import { picturesOf } from '../pictures/urls.ts';
import { membershipState } from '../rows.ts';
import type { ListRow } from './reads.ts';

const SUMMARY_LENGTH = 180;

/** A card says no more than the community's own page would say to this viewer. */
export function presentCard(row: ListRow, forMember: boolean): CommunityCard {
  const state = row.state && row.role ? { state: row.state, role: row.role } : undefined;
  const me = membershipState(state);
  const privacy = row.privacy;
  const front = accessLevelOf({ privacy, ending: false }, forMember ? me : null) === 'FRONT';
  return {
    id: row.id,
    name: row.name,
    summary: front ? '' : shorten(row.description),
    privacy,
    approvalRequired: row.approval_required || privacy !== 'PUBLIC',
    tags: front ? [] : row.tags,
    ...(front ? { locationName: null, area: null } : homeOf(row.location)),
    ...picturesOf(row),
    totalMembers: front ? null : row.member_count,
    upcomingHuddles: front ? null : row.upcoming,
    followings: front ? [] : row.followings.map(presentPersonSummary),
    // Who is invited has been asked by a person.
    asksFirst: row.rules !== '' || (row.join_question !== '' && me.status !== 'INVITED'),
    archived: row.archived_at !== null,
    member: me.status === 'MEMBER',
    joinRequested: me.status === 'REQUESTED',
    joinInvited: me.status === 'INVITED',
    role: me.status === 'MEMBER' ? me.role : null,
    planning: planningOf(opensOf(row), me),
  };
}

function opensOf(row: ListRow) {
  return {
    invitationAllowed: row.invitation_allowed,
    planning: row.planning,
    archived: row.archived_at !== null,
    ending: row.delete_after !== null,
  };
}

function homeOf(location: PlaceValue | null): Pick<CommunityCard, 'locationName' | 'area'> {
  if (!location) return { locationName: null, area: null };
  return { locationName: location.name, area: coarsePoint(location) };
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= SUMMARY_LENGTH ? line : `${line.slice(0, line.lastIndexOf(' ', SUMMARY_LENGTH))}…`;
}

/** One page from one row more than asked for, with the cursor of the next. */
export function presentPage(rows: readonly ListRow[], limit: number, forMember: boolean) {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next = rows.length > limit && last ? `${last.rank}~${last.id}` : null;
  return { items: shown.map((row) => presentCard(row, forMember)), next };
}
