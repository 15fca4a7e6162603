import { type Refusal, refuse } from '#platform/shared/decision.ts';
import { isHost, type Role, type Status } from './state.ts';

/** What somebody can be asked to become. */
export type AskedRole = 'CO_HOST' | 'HOST';

/** What somebody answered who was asked to host, or that a co-host left the role. */
export const hostChanges = [
  'CO_HOST_ACCEPTED',
  'CO_HOST_DECLINED',
  'CO_HOST_LEFT',
  'HOST_ACCEPTED',
  'HOST_DECLINED',
] as const;
export type HostChange = (typeof hostChanges)[number];

interface AskedPerson {
  readonly role: Role;
  readonly roleAsked: AskedRole | null;
  /** The hosts took them off the list since. */
  readonly declined: boolean;
}

/** What somebody is asked to become now; only a co-host is asked to take a huddle over. */
export function openHostRequest({ role, roleAsked, declined }: AskedPerson): AskedRole | null {
  if (declined) return null;
  const stands = roleAsked === 'HOST' ? role === 'CO_HOST' : !isHost(role);
  return stands ? roleAsked : null;
}

/** Why a request to host can't be answered. */
export function checkHostAnswer(status: Status, person: AskedPerson): Refusal | undefined {
  if (openHostRequest(person) === null) return refuse('HOST_NOT_ASKED');
  return status === 'CANCELLED' ? refuse('HUDDLE_CANCELLED', {}, 'conflict') : undefined;
}

/** Why somebody can't lay their role down: a huddle is never without its one host. */
export function checkLayDown(role: Role): Refusal | undefined {
  if (role === 'HOST') return refuse('HOST_HANDS_OVER_FIRST');
  return role === 'CO_HOST' ? undefined : refuse('NOT_A_HOST', {}, 'forbidden');
}
