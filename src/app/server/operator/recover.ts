import { z } from 'zod';
import { askRecovery, stopRecovery } from '#areas/account/server/public.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, type RefusalCode } from '#platform/shared/decision.ts';
import type { Outcome } from './run-operator.ts';

export const recoverUsage = ['recover <username> --mail <new address>', 'stop-recovery <username>'];

const address = z.email().max(254);

interface Asked {
  readonly operator: string;
  readonly words: readonly string[];
}

/** Gives somebody's account back in 24 hours, or stops that; undefined for any other command. */
export async function recover(platform: Platform, { operator, words }: Asked): Promise<Outcome | undefined> {
  const [command = '', called = '', flag = '', to = ''] = words;
  const username = called.replace(/^@/, '');
  if (command === 'stop-recovery' && username) {
    const stopped = await stopRecovery(platform, { operator, username });
    if (isRefusal(stopped)) return failed(stopped.code, username);
    return { ok: true, lines: [`The recovery of @${username} is stopped.`] };
  }
  if (command !== 'recover' || !username || flag !== '--mail' || !to) return undefined;
  const email = address.safeParse(to.trim());
  if (!email.success) return { ok: false, lines: [`${to} is no address.`] };
  const told = await askRecovery(platform, { operator, username, email: email.data });
  if (isRefusal(told)) return failed(told.code, username);
  platform.log.info({ act: 'ASK_RECOVERY', operator }, 'operator act');
  const addresses = told.length === 1 ? 'the known address' : `all ${told.length} known addresses`;
  return {
    ok: true,
    lines: [
      `@${username} can be recovered in 24 hours. We told ${addresses}; each can stop it, and so does a log-in.`,
      `After that a link for a new password goes to ${email.data}.`,
    ],
  };
}

const sentences: Readonly<Partial<Record<RefusalCode, (username: string) => string>>> = {
  NOT_FOUND: (username) => `There is nobody called ${username}.`,
  RECOVERY_UNDER_WAY: (username) => `@${username} is being recovered already; stop that first.`,
  RECOVERS_NO_OPERATOR: (username) => `@${username} is an operator. Revoke the role first.`,
  RECOVERS_NO_LEAVER: (username) => `@${username} has asked to be deleted.`,
  RECOVERS_ELSEWHERE: (username) => `@${username} logs in at another provider, which recovers the account.`,
  EMAIL_KNOWN: (username) =>
    `@${username} has this address already: a new password can be asked for with it.`,
  EMAIL_TAKEN: () => 'Somebody else has this address.',
  NO_RECOVERY: (username) => `@${username} is not being recovered.`,
};

function failed(code: RefusalCode, username: string): Outcome {
  return { ok: false, lines: [sentences[code]?.(username) ?? `Refused: ${code}`] };
}
