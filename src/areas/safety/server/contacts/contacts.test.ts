import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { addContact, mailsTo, startPlan, tokenIn, watchFor } from '../testing/plans.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const list = async (who = world.asha) => (await world.as(who).get('/api/me/emergency-contacts')).body.items;

test('SAFE-1 a contact is asked by mail in their language; opening the link answers nothing', async () => {
  const contact = await addContact(world, world.ben, {
    name: 'Urs',
    locale: 'de',
    phone: '+41 79 000 00 00',
  });
  const [mail] = await mailsTo(world, contact.email);
  expect(mail?.subject).toBe('Ben Okafor nennt dich als Notfallkontakt');
  const at = `/api/public/emergency-contacts/${tokenIn(mail, 'contact')}`;
  expect((await world.as(null).get(at)).body).toEqual({ from: 'Ben Okafor', name: 'Urs', agreed: null });
  expect(await list(world.ben)).toEqual([
    {
      id: contact.id,
      name: 'Urs',
      relation: 'Brother',
      email: contact.email,
      phone: '+41 79 000 00 00',
      locale: 'de',
      agreed: null,
    },
  ]);
  expect((await world.as(null).put(at, { agreed: true })).body.code).toBe('CONTACT_AGREED');
  expect(await list(world.ben)).toMatchObject([{ agreed: true }]);
  expect((await world.as(null).put(at, { agreed: false })).body.code).toBe('CONTACT_REFUSED');
  expect(await list(world.ben)).toMatchObject([{ agreed: false }]);
  expect((await world.as(null).get(`${at.slice(0, -8)}AAAAAAAA`)).status).toBe(404);
  expect((await world.as(null).put(`${at.slice(0, -8)}AAAAAAAA`, { agreed: true })).status).toBe(404);
});

test('SAFE-1 nobody else reads or removes my contacts, and the database holds none in the open', async () => {
  const { id, email } = await addContact(world, world.asha, { name: 'Beatrix' });
  expect(await list(world.cleo)).toEqual([]);
  expect((await world.as(world.cleo).delete(`/api/me/emergency-contacts/${id}`)).status).toBe(404);
  const { rows } = await world.platform.database.pool.query(
    'select * from emergency_contacts where id = $1',
    [id],
  );
  const kept = Buffer.concat([rows[0].secret, Buffer.from(JSON.stringify(rows[0]))]).toString('latin1');
  expect(kept).not.toContain(email);
  expect(kept).not.toContain('Beatrix');
  expect((await world.as(world.asha).delete(`/api/me/emergency-contacts/${id}`)).body.code).toBe(
    'CONTACT_REMOVED',
  );
  expect(await list()).toEqual([]);
});

test('SAFE-1 each refusal says why, and what is no address is none', async () => {
  const add = (email: string) =>
    world.as(world.cleo).post('/api/me/emergency-contacts', { name: 'Eva', email, locale: 'en' });
  const own = await world.platform.database.pool.query('select email from people where id = $1', [
    world.cleo.personId,
  ]);
  expect((await add(own.rows[0].email.toUpperCase())).body.code).toBe('CONTACT_IS_ME');
  expect((await add('eva at home')).status).toBe(400);
  for (let count = 1; count <= 5; count += 1)
    expect((await add(`eva${count}@home.example`)).status).toBe(200);
  expect((await add('Eva1@home.example')).body.code).toBe('TOO_MANY_CONTACTS');
  const [first] = await list(world.cleo);
  await world.as(world.cleo).delete(`/api/me/emergency-contacts/${first.id}`);
  expect((await add('EVA2@home.example')).body.code).toBe('CONTACT_KNOWN');
  expect((await list(world.cleo)).map(({ email }: { email: string }) => email)).toEqual(
    [2, 3, 4, 5].map((count) => `eva${count}@home.example`),
  );
});

test('SAFE-1 a contact who was told stays until all are back', async () => {
  const contact = await addContact(world, world.ben);
  const planId = await startPlan(world, world.ben, { contactIds: [contact.id] });
  const remove = () => world.as(world.ben).delete(`/api/me/emergency-contacts/${contact.id}`);
  await watchFor(world, 240);
  expect((await remove()).body.code).toBe('CONTACT_TOLD');
  await world.as(world.ben).put(`/api/return-plans/${planId}/end`);
  expect((await remove()).status).toBe(200);
});

test('SAFE-1 somebody new asks few strangers', async () => {
  const limited = await buildTestApp({ RATE_LIMITS: 'true' });
  try {
    const add = (email: string) =>
      limited.as(limited.asha).post('/api/me/emergency-contacts', { name: 'Eva', email, locale: 'en' });
    expect((await add('eva@home.example')).status).toBe(200);
    const [{ id }] = (await limited.as(limited.asha).get('/api/me/emergency-contacts')).body.items;
    await limited.as(limited.asha).delete(`/api/me/emergency-contacts/${id}`);
    expect((await add('eva@home.example')).body.code).toBe('TOO_MANY_MAILS');
  } finally {
    await limited.close();
  }
});
