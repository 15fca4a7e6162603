const SHORTEST = 10;
const LONGEST = 128;
const commonest = new Set(
  `1234567890 12345678910 0123456789 9876543210 1q2w3e4r5t 1qaz2wsx3edc qwertyuiop qwerty1234 qwerty12345
  password12 password123 password1234 passw0rd123 iloveyou12 iloveyou123 letmein123 welcome123 admin12345
  changeme123 football123 baseball123 sunshine123 princess123 superman123 trustno1234 abcdefghij abcd123456
  asdfghjkl1 zxcvbnm123 1111111111 0000000000 mountains1 hiking12345 trailfolk1 trailfolk123`.split(/\s+/),
);

/** What is wrong with a new password, as a sentence for its field; `undefined` when nothing is. */
export function faultOfPassword(password: string, email: string): string | undefined {
  if (password.length < SHORTEST) return `Use at least ${SHORTEST} characters.`;
  if (password.length > LONGEST) return `Use at most ${LONGEST} characters.`;
  const plain = password.toLowerCase();
  if (commonest.has(plain) || /^(.)\1+$/.test(plain)) return 'This password is too common.';
  const local = email.toLowerCase().split('@')[0] ?? '';
  if (
    plain === email.toLowerCase() ||
    (local.length > 0 && plain.replace(/[\d\W_]/g, '') === local.replace(/[\d\W_]/g, ''))
  ) {
    return 'Choose something that is not your e-mail address.';
  }
  return undefined;
}
