import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommunityRefusal } from '../messages.ts';
import { decideHandOver, decideRole } from './membership.ts';
import { may } from './rights.ts';
import { isMember, type MembershipState } from './state.ts';

/**
 * Whether somebody hands an office over from its holder to a successor (C19): anyone who may give the role may pass it
 * on, and owners pass on only their own.
 */
export function decideOffice(
  me: MembershipState,
  holder: MembershipState & { readonly isMe: boolean },
  successor: MembershipState,
): Refusal<CommunityRefusal> | undefined {
  if (!may(me, 'ROLES')) return refuse('NOT_AN_ADMIN', {}, 'forbidden');
  if (!isMember(holder)) return refuse('THEY_ARE_NO_MEMBER', {}, 'conflict');
  if (holder.role === 'MEMBER') return refuse('NOTHING_CHANGES', {}, 'conflict');
  if (holder.role === 'OWNER') {
    return holder.isMe ? decideHandOver(me, successor) : refuse('OWNER_HANDS_OVER', {}, 'conflict');
  }
  return decideRole(me, holder, 'MEMBER') ?? decideRole(me, successor, holder.role);
}
