import { lockPowers } from '#areas/account/server/powers/reads.ts';
import { logAct } from '#areas/account/server/powers/writes.ts';
import { type Profession, professions } from '#areas/inspiration/rules/badges.ts';
import { changeBadge } from '#areas/inspiration/server/badges/change-badge.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { recordSecurity } from '#platform/server/security/record-security.ts';
import { inTransaction } from '#platform/server/write.ts';
import { missing, type Refusal } from '#platform/shared/decision.ts';

/** The badges in the words of an operator: `physical_therapist`. */
export const badgeWords: readonly string[] = professions.map((profession) => profession.toLowerCase());

export interface BadgeCommand {
  readonly operator: string;
  readonly act: 'GRANT' | 'REVOKE';
  /** One of `badgeWords`. */
  readonly badge: string;
  readonly username: string;
}

/** Gives a badge or takes it away and logs the act with it; `same` when there was nothing to change. */
export function changeBadgeOf(platform: Platform, command: BadgeCommand): Promise<'done' | 'same' | Refusal> {
  const { operator, act, badge, username } = command;
  return inTransaction<'done' | 'same'>(platform.database, async (tx) => {
    const person = await lockPowers(tx, username);
    if (!person) return missing();
    const { personId, username: personName } = person;
    const at = platform.now();
    const profession = badge.toUpperCase() as Profession;
    const changed = await changeBadge(tx, { personId, profession, on: act === 'GRANT', at });
    if (changed === 'same') return 'same';
    await logAct(tx, {
      id: newId(),
      at,
      operator,
      act,
      power: badge as Lowercase<Profession>,
      personId,
      personName,
    });
    const event = act === 'GRANT' ? 'badge-granted' : 'badge-revoked';
    await recordSecurity(platform, tx, event, { personId });
    return 'done';
  });
}
