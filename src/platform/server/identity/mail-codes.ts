import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { hashOfToken, newToken } from '../single-use-token.ts';

const GOOD_FOR_MS = 10 * 60_000;
const DAY_MS = 24 * 3_600_000;
const MAX_TRIES = 5;
/** Over all codes of an address; beyond it only the link of a mail logs in. */
const MAX_TRIES_A_DAY = 30;

/** The code with the word of the browser that asked for it, or the word of the link in the same mail. */
export type MailProof = { readonly ask: string; readonly code: string } | { readonly token: string };

/** A new code and link for an address; `ask` stays in the browser, and without it nobody can try the code. */
export async function createMailCode(
  tx: Tx,
  { email, ask }: { readonly email: string; readonly ask: string },
  now: Date,
): Promise<{ code: string; token: string }> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const token = newToken();
  await tx
    .insertInto('identity_mail_codes')
    .values({
      token_hash: hashOfToken(token),
      ask_hash: hashOfToken(ask),
      code_hash: hashOfCode(ask, code),
      email,
      expires_at: new Date(now.getTime() + GOOD_FOR_MS),
    })
    .execute();
  return { code, token };
}

/**
 * Uses a mail up: whose address it proves, or why not. A wrong code counts, so the transaction must commit either way.
 * All mails to the address end with the one that was used.
 */
export async function spendMailCode(
  tx: Tx,
  proof: MailProof,
  now: Date,
): Promise<{ readonly email: string } | 'WRONG' | 'ENDED'> {
  const asked = await openCode(tx, proof, now);
  if (!asked) return 'ENDED';
  await lockAddress(tx, asked.email);
  // Another tab may have used it while this one waited.
  const open = await openCode(tx, proof, now);
  if (!open) return 'ENDED';
  if ('code' in proof) {
    if (open.tries >= MAX_TRIES || (await triesOfDay(tx, open.email, now)) >= MAX_TRIES_A_DAY) return 'ENDED';
    if (!timingSafeEqual(open.code_hash, hashOfCode(proof.ask, proof.code))) {
      await countTry(tx, open.token_hash);
      return open.tries + 1 < MAX_TRIES ? 'WRONG' : 'ENDED';
    }
  }
  await endMailCodes(tx, open.email, now);
  return { email: open.email };
}

/** What was mailed to an address to log in with is used up. */
export async function endMailCodes(tx: Tx, email: string, now: Date): Promise<void> {
  await tx
    .updateTable('identity_mail_codes')
    .set({ used_at: now })
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .execute();
}

function openCode(tx: Tx, proof: MailProof, now: Date) {
  const codes = tx
    .selectFrom('identity_mail_codes')
    .select(['token_hash', 'code_hash', 'email', 'tries'])
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc');
  const found =
    'token' in proof
      ? codes.where('token_hash', '=', hashOfToken(proof.token))
      : codes.where('ask_hash', '=', hashOfToken(proof.ask));
  return found.limit(1).executeTakeFirst();
}

async function countTry(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx
    .updateTable('identity_mail_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .execute();
}

async function triesOfDay(tx: Tx, email: string, now: Date): Promise<number> {
  const row = await tx
    .selectFrom('identity_mail_codes')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('tries'), sql<number>`0`).as('tries'))
    .where('email', '=', email)
    .where('expires_at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  return Number(row.tries);
}

async function lockAddress(tx: Tx, email: string): Promise<void> {
  const name = `mail code ${email.toLowerCase()}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

function hashOfCode(ask: string, code: string): Buffer {
  return createHmac('sha256', ask).update(code).digest();
}
