import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { mailboxKey } from '../mail/mailbox-key.ts';

const QUARTER = 15 * 60;
const HOUR = 60 * 60;

/** Limits of the pages that anybody may send, by `callerOf` a request; each answers with the seconds to wait, 0 when it may go on. */
export interface AuthLimits {
  logIn(caller: string, email: string): Promise<number>;
  /** A right password clears what mistyping it had counted. */
  loggedIn(caller: string, email: string): Promise<void>;
  signUp(caller: string): Promise<number>;
  newPassword(caller: string): Promise<number>;
  mailCode(caller: string): Promise<number>;
  tryCode(caller: string): Promise<number>;
  /** Log-ins begun at another provider. */
  provider(caller: string): Promise<number>;
  /** Codes of a second factor, by account: five, then a wait. */
  secondFactor(accountId: string): Promise<number>;
  secondFactorGiven(accountId: string): Promise<void>;
  /** Somebody who is logged in gives their password once more. */
  password(accountId: string): Promise<number>;
}

/** Counts in the database, so that all processes count together. */
export function authLimitsOf(config: Config, { pool }: Database): AuthLimits {
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'identity_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration,
    });
  const pair = limiter('in-pair', 6, QUARTER);
  const mailbox = limiter('in-mailbox', 40, QUARTER);
  const network = limiter('in-network', 100, QUARTER);
  const signUps = limiter('up-network', 20, HOUR);
  const passwords = limiter('password-network', 30, HOUR);
  const codes = limiter('code-network', 30, HOUR);
  const codeTries = limiter('code-try-network', 120, HOUR);
  const factors = limiter('factor-account', 5, QUARTER);
  const again = limiter('password-account', 6, QUARTER);
  const spend = (...counted: ReadonlyArray<readonly [RateLimiterPostgres, string]>) =>
    config.RATE_LIMITS ? spendAll(counted) : Promise.resolve(0);
  return {
    logIn: (caller, email) =>
      spend([network, caller], [pair, pairOf(caller, email)], [mailbox, mailboxKey(email).slice(0, 200)]),
    loggedIn: async (caller, email) => {
      await pair.delete(pairOf(caller, email));
    },
    signUp: (caller) => spend([signUps, caller]),
    newPassword: (caller) => spend([passwords, caller]),
    mailCode: (caller) => spend([codes, caller]),
    tryCode: (caller) => spend([codeTries, caller]),
    provider: (caller) => spend([codeTries, caller]),
    secondFactor: (accountId) => spend([factors, accountId]),
    secondFactorGiven: async (accountId) => {
      await factors.delete(accountId);
    },
    password: (accountId) => spend([again, accountId]),
  };
}

function pairOf(caller: string, email: string): string {
  return `${caller} ${mailboxKey(email)}`.slice(0, 200);
}

// In this order a network that is already refused cannot use up the tries of somebody else's mailbox.
async function spendAll(counted: ReadonlyArray<readonly [RateLimiterPostgres, string]>): Promise<number> {
  for (const [limiter, key] of counted) {
    try {
      await limiter.consume(key);
    } catch (spent) {
      if (!(spent instanceof RateLimiterRes)) throw spent;
      return Math.max(1, Math.ceil(spent.msBeforeNext / 1000));
    }
  }
  return 0;
}
