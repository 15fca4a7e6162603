import { expect, test } from 'vitest';
import { type Lost, lastWays, opens, opensWithout, type WaysIn } from './ways-in.ts';

const yesNo = [false, true] as const;

/** Every set of ways in that an account may have; its address always reads mail, unless that is lost. */
const states: WaysIn[] = yesNo.flatMap((password) =>
  yesNo.flatMap((mail) =>
    [0, 1, 2].flatMap((passkeys) =>
      [0, 1].flatMap((providers) =>
        yesNo.flatMap((secondFactor) =>
          [0, 1, 10].map((recoveryCodes) => ({
            password,
            mail,
            passkeys,
            providers,
            secondFactor,
            recoveryCodes: secondFactor ? recoveryCodes : 0,
          })),
        ),
      ),
    ),
  ),
);

const everything: readonly Lost[] = ['PASSWORD', 'MAIL', 'PASSKEYS', 'PROVIDERS', 'APP', 'RECOVERY_CODES'];

test('GATE-12: whatever one thing is lost, there is a way back, or the page has said before that there is none', () => {
  for (const ways of states.filter((state) => opens(state, true)))
    for (const lost of everything) {
      const said = lastWays(ways).includes(lost);
      expect(opensWithout(ways, lost) || said, `${JSON.stringify(ways)} without ${lost}`).toBe(true);
    }
});

test('GATE-12: nothing is said where there is a way back', () => {
  for (const ways of states) for (const lost of lastWays(ways)) expect(opensWithout(ways, lost)).toBe(false);
});

const usual = { password: true, mail: true, passkeys: 0, providers: 0, secondFactor: true, recoveryCodes: 1 };

test.each([
  ['the app, with a recovery code left', usual, 'APP', true],
  ['the app, and no recovery code left', { ...usual, recoveryCodes: 0 }, 'APP', false],
  ['the app, but a passkey', { ...usual, recoveryCodes: 0, passkeys: 1 }, 'APP', true],
  ['the password, as a mail brings a new one', usual, 'PASSWORD', true],
  ['the mail, as the password opens', usual, 'MAIL', true],
  ['the recovery codes, with the app', usual, 'RECOVERY_CODES', true],
  ['the mail, with no password', { ...usual, password: false }, 'MAIL', false],
  ['the mail, with no password but a provider', { ...usual, password: false, providers: 1 }, 'MAIL', true],
  ['the provider, beside a mail', { ...usual, password: false, providers: 1 }, 'PROVIDERS', true],
  [
    'the provider, with nothing beside it',
    { ...usual, password: false, mail: false, providers: 1 },
    'PROVIDERS',
    false,
  ],
] as const)('GATE-12: %s', (_, ways, lost, open) => {
  expect(opensWithout(ways, lost)).toBe(open);
  expect(lastWays(ways).includes(lost)).toBe(!open);
});
