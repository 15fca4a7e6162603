import { ridesInClub } from '#areas/carpool/server/public.ts';
import { hostedInClub, partsInClub } from '#areas/huddle/server/public.ts';
import type { Platform } from '#platform/server/platform.ts';
import { missing, refuse } from '#platform/shared/decision.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { may } from '../../rules/rights.ts';
import { isMember } from '../../rules/state.ts';
import { findCommunity, membershipOf } from '../reads.ts';
import { membershipState } from '../rows.ts';
import type { About } from './manage.ts';

/** What a member has to come in the club, asked before an admin removes them (COM-12). */
export async function readHoldings({ database: { db }, now }: Platform, adminId: PersonId, about: About) {
  const found = await findCommunity(db, adminId, about.communityId);
  if (!found) return missing();
  if (!may(membershipState(found.mine), 'REMOVE')) return refuse('NOT_AN_ADMIN', {}, 'forbidden');
  const them = membershipState(await membershipOf(db, about.communityId, about.personId));
  if (!isMember(them)) return refuse('THEY_ARE_NO_MEMBER', {}, 'conflict');
  const at = now();
  const outings = await hostedInClub(db, about, at);
  const parts = await partsInClub(db, about, at);
  const rides = await ridesInClub(db, about, at);
  const waiting = parts.filter((part) => part.waiting).length;
  const cars = rides.filter((ride) => ride.isOwner).length;
  return {
    outings: outings.map(({ startsAt, ...outing }) => ({ ...outing, startDateTime: startsAt.toISOString() })),
    spots: parts.length - waiting,
    waiting,
    cars,
    seats: rides.length - cars,
  };
}
