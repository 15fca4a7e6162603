import { readFile } from 'node:fs/promises';
import type { PasswordFault } from '#platform/shared/password-faults.ts';
import { isLeaked } from './leaked-passwords/is-leaked.ts';

const SHORTEST = 10;
const LONGEST = 128;

/** Letters that must be left when what everybody knows of somebody is taken out of their password. */
const MIN_OWN_LETTERS = 4;
const MIN_PART = 3;

/**
 * What is wrong with a new password; `undefined` when nothing is. Names are those by which others know its owner: a
 * password that is little more than them, or than the address, is guessed first.
 */
export async function faultOfPassword(
  settings: { readonly LEAKED_PASSWORDS?: string | undefined },
  password: string,
  email: string,
  names: readonly string[] = [],
): Promise<PasswordFault | undefined> {
  if (password.length < SHORTEST) return 'SHORT';
  if (password.length > LONGEST) return 'LONG';
  const plain = password.toLowerCase().trim();
  if ((await isCommon(plain)) || /^(.)\1+$/.test(plain)) return 'COMMON';
  if (await isLeaked(settings, password)) return 'LEAKED';
  return isMadeOf(plain, [email, ...names]) ? 'ADDRESS' : undefined;
}

function isMadeOf(plain: string, known: readonly string[]): boolean {
  const parts = known
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}]+/u))
    .filter((part) => part.length >= MIN_PART)
    .sort((one, other) => other.length - one.length);
  const letters = plain.replace(/[^\p{L}]/gu, '');
  const own = parts.reduce((left, part) => left.replaceAll(part, ''), letters);
  return own.length < letters.length && own.length < MIN_OWN_LETTERS;
}

let commonest: Promise<ReadonlySet<string>> | undefined;

/** Whether it is one of the commonest passwords that are long enough, or made of our own name. */
async function isCommon(plain: string): Promise<boolean> {
  commonest ??= readCommonest();
  return /^(trailfolk|hiking|mountains?)[\d\W_]*$/.test(plain) || (await commonest).has(plain);
}

/** The 10,000 commonest of ten characters and more; read when the first password is chosen. */
async function readCommonest(): Promise<ReadonlySet<string>> {
  const text = await readFile(new URL('./common-passwords.txt', import.meta.url), 'utf8');
  return new Set(text.split('\n'));
}
