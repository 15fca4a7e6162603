import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { enterAs } from '#platform/server/identity/testing/log-in-journey.ts';
import { comeBack, enterByProvider, goThere } from '#platform/server/identity/testing/provider-journey.ts';
import {
  type Bend,
  openVouchingProvider,
  settingOf,
  type VouchingProvider,
} from '#platform/server/identity/testing/vouching-provider.ts';
import { device, PASSWORD } from '../testing/newcomer.ts';
import { settled } from '../testing/settled.ts';

let world: TestApp;
let club: VouchingProvider;
let other: VouchingProvider;
const victim = 'victim@example.org';
let victimId: string;

beforeAll(async () => {
  club = await openVouchingProvider();
  other = await openVouchingProvider();
  const providers = [
    settingOf(club, { domains: ['example.org'] }),
    settingOf(other, { id: 'other', name: 'Other', domains: ['other.example'] }),
  ];
  world = await buildTestApp({ LOG_IN_PROVIDERS: JSON.stringify(providers) });
  world.setNow(new Date());
  victimId = (await settled(world, 'victim')).accountId;
});
afterAll(async () => {
  await world.close();
  await club.close();
  await other.close();
});
beforeEach(() => {
  for (const provider of [club, other]) Object.assign(provider, { bend: {}, person: { sub: 'mallory' } });
});

const links = async () => {
  const { rows } = await world.platform.database.pool.query(
    'select account_id, issuer, subject, email from identity_linked_providers order by linked_at',
  );
  return rows as { account_id: string; subject: string; email: string }[];
};

const as = (person: object) => {
  club.person = { sub: 'mallory', ...person };
};
const checked = { email: victim, email_verified: true };

interface Attack {
  readonly person?: object;
  readonly bend?: Bend;
  readonly provider?: 'other';
  /** What she is told. */
  readonly says: RegExp;
}
const notVerified = /does not say that your email address is verified/;
const notConfirmed = /did not confirm this log-in/;

const attacks: readonly (readonly [string, Attack])[] = [
  ['does not say that the address is checked', { person: { email: victim }, says: notVerified }],
  ['says that it is not checked', { person: { email: victim, email_verified: false }, says: notVerified }],
  ['says it in a text', { person: { email: victim, email_verified: 'true' }, says: notVerified }],
  [
    'is called like the address',
    {
      person: { preferred_username: victim, name: victim, email_verified: true },
      says: /did not tell us your email address/,
    },
  ],
  [
    'comes from a provider that is not trusted for the domain',
    { person: checked, provider: 'other', says: /We do not take the word of Other/ },
  ],
  ['does not log in to the account', { person: checked, says: /There is an account with the address/ }],
  ['is signed by another', { person: checked, bend: { sign: 'by another' }, says: notConfirmed }],
  ['is signed by nobody', { person: checked, bend: { sign: 'not' }, says: notConfirmed }],
  ['shows a word for another app', { bend: { claims: { aud: 'another' } }, says: notConfirmed }],
  ['shows a word of another log-in', { bend: { claims: { nonce: 'of another' } }, says: notConfirmed }],
  ['shows a word of another issuer', { bend: { claims: { iss: 'https://x.example' } }, says: notConfirmed }],
  ['shows a word that has ended', { bend: { claims: { exp: 1_000_000_000 } }, says: notConfirmed }],
  ['shows a word of nobody', { bend: { claims: { sub: '' } }, says: notConfirmed }],
  [
    'sends the answer of another issuer',
    { bend: { answer: { iss: 'https://x.example' } }, says: notConfirmed },
  ],
  ['sends an answer of no issuer', { bend: { answer: { iss: null } }, says: notConfirmed }],
  [
    'sends an error that is no word of ours',
    { bend: { answer: { code: null, error: '<b>no</b>' } }, says: notConfirmed },
  ],
  [
    'lets a second answer speak of somebody else',
    { bend: { userInfo: { sub: 'zoe', ...checked } }, says: notConfirmed },
  ],
  [
    'sends an answer with another state',
    { bend: { answer: { state: 'made-up' } }, says: /This page has waited too long/ },
  ],
];

test.each(attacks)('A6: a stranger who %s gets into nobody', async (_, { person, bend, provider, says }) => {
  const from = provider === 'other' ? other : club;
  Object.assign(from, { person: { sub: 'mallory', ...(person ?? checked) }, bend: bend ?? {} });
  if (bend?.userInfo) from.person = { sub: 'mallory' };
  const before = await links();
  const { accountId, tokens, page } = await enterByProvider(world, provider);
  expect([accountId, tokens]).toEqual([null, undefined]);
  expect(page).toMatch(says);
  expect(await links()).toEqual(before);
});

test('A6: an answer is for the provider and the browser that asked', async () => {
  as({ email: 'mixed@example.org', email_verified: true });
  const [mine, theirs] = [await goThere(world), await goThere(world)];
  const elsewhere = mine.answer.replace('/provider/club/', '/provider/other/');
  expect((await comeBack({ ...mine, answer: elsewhere })).accountId).toBeNull();
  expect((await comeBack({ ...theirs, answer: mine.answer })).accountId).toBeNull();
  expect(await links()).toEqual([]);
});

test('A6: who says yes and logs in to another account links nothing', async () => {
  const before = await links();
  const own = await settled(world, 'mallory.own');
  as(checked);
  const { browser, interaction } = await enterByProvider(world);
  await browser.post(`${interaction}/provider-link`, { answer: 'yes' });
  await browser.post(`${interaction}/log-in`, { email: own.email, password: PASSWORD });
  expect(new URL(browser.url).searchParams.get('code')).not.toBeNull();
  expect(await links()).toEqual(before);
});

test('A6: the answer of a log-in counts once', async () => {
  as({ email: 'once@example.org', email_verified: true });
  const back = await goThere(world);
  expect((await comeBack(back)).accountId).not.toBeNull();
  const again = await comeBack({ ...back, request: back.request });
  expect([again.accountId, again.status]).toEqual([null, 400]);
});

test('A6: the same subject at another provider is another person', async () => {
  as({ sub: 'shared', email: 'first@example.org', email_verified: true });
  const first = await enterByProvider(world);
  other.person = { sub: 'shared', email: 'second@other.example', email_verified: true };
  const second = await enterByProvider(world, 'other');
  expect(first.accountId).not.toBeNull();
  expect(second.accountId).not.toBeNull();
  expect(second.accountId).not.toBe(first.accountId);
});

test('A6: a subject is compared sign by sign', async () => {
  as({ sub: 'Case', email: 'upper@example.org', email_verified: true });
  const upper = await enterByProvider(world);
  as({ sub: 'case', email: 'lower@example.org', email_verified: true });
  const lower = await enterByProvider(world);
  expect(upper.accountId).not.toBeNull();
  expect(lower.accountId).not.toBe(upper.accountId);
});

test('A6: an account whose address nobody proved is not joined: who made it waits outside', async () => {
  const waiting = await device(world, 'squat@example.org', 'sign-up');
  as({ sub: 'owner', email: 'squat@example.org', email_verified: true });
  const { accountId, tokens } = await enterByProvider(world);
  const { rows } = await world.platform.database.pool.query(
    'select subject from identities where person_id = $1',
    [waiting.personId],
  );
  expect(tokens).toBeDefined();
  expect(accountId).not.toBe(rows[0].subject);
  expect((await waiting.caller.get('/api/me')).status).toBe(401);
  const { tokens: back } = await enterAs(waiting.browser, 'log-in', 'squat@example.org', PASSWORD);
  expect(back).toBeUndefined();
});

test('A6: who is known enters their own account, with whose address they ever come', async () => {
  as({ sub: 'known', email: 'known@example.org', email_verified: true });
  const first = await enterByProvider(world);
  as({ sub: 'known', email: victim, email_verified: true });
  const second = await enterByProvider(world);
  expect(second.accountId).toBe(first.accountId);
  expect(second.accountId).not.toBe(victimId);
  const { rows } = await world.platform.database.pool.query(
    'select email from identity_accounts where id = $1',
    [first.accountId],
  );
  expect(rows[0].email).toBe('known@example.org');
});
