import { expect, test } from 'vitest';
import { decideArrival, faultOfLink } from './decide-link.ts';

const email = 'zoe@club.example';
const here = { accountId: 'hers', emailVerified: true, hasOther: false };

test.each([
  ['linked', 'hers', { email }, here, { outcome: 'ENTER', accountId: 'hers' }],
  ['linked, with an address of another', 'mine', { email }, here, { outcome: 'ENTER', accountId: 'mine' }],
  [
    'linked, without an address',
    'mine',
    { fault: 'MISSING' },
    undefined,
    { outcome: 'ENTER', accountId: 'mine' },
  ],
  ['unknown', undefined, { email }, undefined, { outcome: 'OPEN_ACCOUNT', email }],
  [
    'an account that nobody proved',
    undefined,
    { email },
    { ...here, emailVerified: false },
    { outcome: 'OPEN_ACCOUNT', email },
  ],
  ['an account', undefined, { email }, here, { outcome: 'ASK_OWNER', accountId: 'hers', email }],
  [
    'an account with another of it',
    undefined,
    { email },
    { ...here, hasOther: true },
    { outcome: 'OTHER_LINKED' },
  ],
  ['no address', undefined, { fault: 'MISSING' }, here, { outcome: 'MISSING' }],
  ['no checked address', undefined, { fault: 'UNCHECKED' }, here, { outcome: 'UNCHECKED' }],
  ['no address it is trusted for', undefined, { fault: 'UNTRUSTED' }, here, { outcome: 'UNTRUSTED' }],
] as const)('GATE-13: who comes from a provider: %s', (_, linkedTo, address, account, decided) => {
  expect(decideArrival(linkedTo, address, account)).toEqual(decided);
});

const facts = {
  accountId: 'mine',
  accountEmail: email,
  emailVerified: true,
  linkedTo: undefined,
  address: { email: 'Zoe@Club.example' },
  hasOther: false,
};

test.each([
  ['the same address, whatever its case', {}, undefined],
  ['another address', { address: { email: 'other@club.example' } }, 'PROVIDER_ADDRESS_OTHER'],
  ['an address that is not proved here', { emailVerified: false }, 'PROVIDER_ADDRESS_OTHER'],
  ['an address that is not believed', { address: { fault: 'UNCHECKED' } }, 'PROVIDER_ADDRESS_UNCHECKED'],
  ['a log-in that opens another account', { linkedTo: 'hers' }, 'PROVIDER_OF_ANOTHER'],
  ['a log-in that is linked', { linkedTo: 'mine' }, 'PROVIDER_LINKED_ALREADY'],
  ['a second one of a provider', { hasOther: true }, 'PROVIDER_LINKED_ALREADY'],
] as const)('GATE-13: who may link: %s', (_, changes, fault) => {
  expect(faultOfLink({ ...facts, ...changes })).toBe(fault);
});
