import { changePower, endLogInsOf, suspend, verifyEmailOf } from '#areas/account/server/public.ts';
import type { Platform } from '#platform/server/platform.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { Help } from '../rules/helps.ts';
import { findPersonToHelp } from './reads.ts';

export interface HelpCommand {
  readonly operator: string;
  /** Whose pages it is done on. */
  readonly by: PersonId;
  readonly personId: PersonId;
  readonly help: Help;
}

type Power = Parameters<typeof changePower>[1]['power'];

const powerOf: Partial<Record<Help, readonly ['GRANT' | 'REVOKE', Power]>> = {
  GRANT_BETA: ['GRANT', 'beta'],
  REVOKE_BETA: ['REVOKE', 'beta'],
  GRANT_DEV: ['GRANT', 'dev'],
  REVOKE_DEV: ['REVOKE', 'dev'],
  GRANT_MODERATOR: ['GRANT', 'moderator'],
  REVOKE_MODERATOR: ['REVOKE', 'moderator'],
  GRANT_OPERATOR: ['GRANT', 'operator'],
  REVOKE_OPERATOR: ['REVOKE', 'operator'],
  GRANT_TRUST: ['GRANT', 'trusted'],
  REVOKE_TRUST: ['REVOKE', 'trusted'],
};

/** What the command line does by username, done on a page: nobody shuts themselves out, and the last operator stays. */
export async function helpPerson(
  platform: Platform,
  { operator, by, personId, help }: HelpCommand,
): Promise<'done' | 'same' | Refusal> {
  const person = await findPersonToHelp(platform.database.db, personId);
  if (!person) return missing();
  if (help === 'VERIFY_EMAIL') return verifyEmailOf(platform, { operator, personId });
  if (help === 'END_LOG_INS') return endLogInsOf(platform, { operator, personId });
  const { username } = person;
  if (username === null) return missing();
  const [act, power] = powerOf[help] ?? [];
  if (act && power) return changePower(platform, { operator, act, power, username, keepsLast: true });
  if (personId === by) return refuse('NOT_YOURSELF');
  return suspend(platform, { operator, username, on: help === 'SUSPEND' });
}
