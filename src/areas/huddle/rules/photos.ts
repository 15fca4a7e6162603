import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleRefusal } from '../messages.ts';
import type { AccessLevel } from './access.ts';
import { isHost, type ParticipationState } from './state.ts';

export const PHOTOS_A_PERSON = 100;

/** Pictures show people, so only those who take part see them. */
export function maySeePhotos(access: AccessLevel): boolean {
  return access === 'INSIDE' || access === 'HOST';
}

/** Whether this person may add one more picture: hosts and people who hold a spot, up to a hundred each. */
export function decidePhoto(
  me: Pick<ParticipationState, 'role' | 'status'>,
  already: number,
): Refusal<HuddleRefusal> | undefined {
  if (!isHost(me.role) && me.status !== 'CONFIRMED') return refuse('PHOTOS_OF_PARTICIPANTS', {}, 'forbidden');
  return already >= PHOTOS_A_PERSON ? refuse('TOO_MANY_PHOTOS', { most: PHOTOS_A_PERSON }) : undefined;
}
