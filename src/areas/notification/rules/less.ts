import type { Choice } from './choices.ts';
import type { Kind } from './kinds.ts';
import { canBeUrgent } from './urgency.ts';

/**
 * What one press on 'less of this' chooses: no push, and mail no longer at once but in the digest, then none; in the app
 * it stands as before. Undefined where there is nothing less, and of what can be urgent.
 */
export function lessOf(kind: Kind, { inApp, push, mail }: Choice): Choice | undefined {
  if (canBeUrgent(kind) || (!push && mail === 'NEVER')) return undefined;
  return { inApp, push: false, mail: mail === 'AT_ONCE' ? 'DIGEST' : 'NEVER' };
}
