import { afterAll, beforeAll, expect, test } from 'vitest';
import { alreadyHereLetter, verifyLetter } from '#areas/account/server/verification/letters.ts';
import { invitationLetter } from '#areas/community/server/invitations/letters.ts';
import { visitorLetter } from '#areas/moderation/server/visitors/letters.ts';
import { kinds } from '#areas/notification/rules/kinds.ts';
import { composeLetter } from '#areas/notification/server/mails/compose-letter.ts';
import { confirmLetter } from '#areas/site/server/newsletter/letters.ts';
import {
  codeLetter,
  logInEndedLetter,
  newPasswordLetter,
  passwordChangedLetter,
} from '#platform/server/identity/letters.ts';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';
import { type Letter, letterHtml, letterText } from '#platform/server/mail/mail-letter.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
  for (const who of [world.asha, world.ben]) await world.as(who).patch('/api/me', { locale: 'de' });
});
afterAll(() => world.close());

const ENGLISH = /\b(the|you|your|was|has|and|with|this|open|when|where|link works|news)\b/i;
const frame = { productName: 'Trailfolk', origin: 'https://a.example', unsubscribe: 'https://a.example/u' };

/** What a reader sees of a letter, without the names and addresses in it. */
function wordsOf(letter: Letter): string {
  return `${letterText(letter, frame)} ${letter.subject}`
    .replace(/https?:\S+/g, '')
    .replaceAll('Trailfolk', '');
}

/** What a kind is about, where it is not called after that. */
const objectOf: Readonly<Record<string, string>> = {
  MODERATION: 'DECISION',
  WEBHOOK: 'COMMUNITY',
  RETURN: 'RETURN_PLAN',
};

test.each(kinds)(
  'SET-1, NOT-5: a mail of %s is German from subject to small print for who reads German',
  (kind) => {
    const at = world.platform.now();
    const area = kind.split('_')[0] ?? '';
    const objectType = (objectOf[area] ?? area) as 'HUDDLE';
    const row = {
      kind,
      facts: { answer: 'YES', changes: [] },
      recipientId: world.asha.personId as PersonId,
      objectType,
      objectId: world.ben.personId,
      actorName: 'Ben',
      actorUsername: 'ben',
      email: 'asha@trailfolk.example',
      locale: 'de-CH',
      timeZone: 'Europe/Zurich',
      hours: 'h23' as const,
    };
    const outing = {
      name: '…',
      startsAt: at,
      endsAt: new Date(at.getTime() + 3_600_000),
      place: 'Brunnen',
      calendar: () => ({ type: '', text: '' }),
    };
    const seen = composeLetter(world.platform, row, { name: '…', outing }, undefined);
    const hidden = composeLetter(world.platform, row, undefined, undefined);
    for (const letter of [seen, hidden]) {
      expect(wordsOf(letter)).not.toMatch(ENGLISH);
      expect(letterHtml(letter, frame)).toContain('<html lang="de">');
    }
    expect(wordsOf(seen)).toMatch(/Wann: Mo\.?,? 1\. Juni, 10:00 – 11:00/);
  },
);

test('SET-1: every other mail is German, too: address, passwords, log-ins, newsletter, invitations', () => {
  const { platform } = world;
  const letters = [
    verifyLetter(platform, 'x', 'de'),
    alreadyHereLetter(platform, 'de'),
    confirmLetter(platform, 'x', 'de'),
    newPasswordLetter(platform, 'x', 'de'),
    passwordChangedLetter(platform, 'de'),
    logInEndedLetter(platform, 'de'),
    ...(['CONFIRM', 'RECEIVED', 'ACTED', 'NONE', 'REVERSED'] as const).flatMap((news) =>
      [true, false].map((objected) =>
        visitorLetter(platform.config, news, { locale: 'de', token: 'x', object_name: '…', objected }),
      ),
    ),
    codeLetter(platform, { code: '123456', link: 'https://a.example' }, 'de'),
    ...[1, 3].map((days) => invitationLetter(platform, 'de', { name: '…', url: 'https://a.example', days })),
  ];
  for (const letter of letters) expect(wordsOf(letter)).not.toMatch(ENGLISH);
});

test('SET-1, NOT-5: the language is that of who reads the mail, not of who caused it', async () => {
  const start = new Date(world.platform.now().getTime() + 9 * 86_400_000);
  const plan = { name: 'Gratweg', timeZone: 'UTC', approvalRequired: true };
  const times = {
    startDateTime: start.toISOString(),
    endDateTime: new Date(start.getTime() + 1).toISOString(),
  };
  const of = async (host: typeof world.asha, guest: typeof world.asha, subject: string) => {
    const { id } = (await world.as(host).post('/api/huddles', { ...plan, ...times })).body;
    await world.as(guest).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
    await world.runJobs();
    const mails = await mailsTo(world.platform, `${host.username}@trailfolk.example`);
    expect(mails.map((mail) => mail.subject)).toContain(subject);
  };
  await of(world.asha, world.cleo, 'Cleo Laurent möchte mitkommen: Gratweg.');
  await of(world.cleo, world.asha, 'Asha Rai asks to come to Gratweg.');
  await world
    .as(null)
    .post('/api/public/newsletter', { email: 'leserin@mail.example' }, { 'accept-language': 'de-AT' });
  const [confirm] = await mailsTo(world.platform, 'leserin@mail.example');
  expect(confirm?.subject).toMatch(/^Bitte bestätige den Newsletter/);
});
