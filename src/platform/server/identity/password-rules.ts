import { readFile } from 'node:fs/promises';

const SHORTEST = 10;
const LONGEST = 128;

export type PasswordFault = 'SHORT' | 'LONG' | 'COMMON' | 'ADDRESS';

/** What is wrong with a new password; `undefined` when nothing is. */
export async function faultOfPassword(password: string, email: string): Promise<PasswordFault | undefined> {
  if (password.length < SHORTEST) return 'SHORT';
  if (password.length > LONGEST) return 'LONG';
  const plain = password.toLowerCase().trim();
  if ((await isCommon(plain)) || /^(.)\1+$/.test(plain)) return 'COMMON';
  const local = email.toLowerCase().split('@')[0] ?? '';
  if (
    plain === email.toLowerCase() ||
    (local.length > 0 && plain.replace(/[\d\W_]/g, '') === local.replace(/[\d\W_]/g, ''))
  ) {
    return 'ADDRESS';
  }
  return undefined;
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
