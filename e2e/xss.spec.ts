import type { Page } from '@playwright/test';
import { arrive, asPersonOf } from './support/arrive.ts';
import { atRest } from './support/at-rest.ts';
import { ask } from './support/database.ts';
import { inDays } from './support/huddles.ts';
import { pageOfMail } from './support/mails.ts';
import { newcomer } from './support/people.ts';
import { expect, test } from './support/test.ts';

// What is refused by the policy is an error in the console, and a picture of a hostile address is no picture.
test.use({ expectedErrors: [/./] });

const call = 'window.pwned&&window.pwned(1)';
const corpus = [
  `<script>${call}</script>`,
  `"><img src=x onerror=${call}>`,
  `<svg/onload=${call}>`,
  `'-(${call})-'`,
  `</title><script>${call}</script>`,
  `</script><script>${call}</script>`,
  `<iframe srcdoc="<script>parent.pwned(1)</script>">`,
  `javascript:${call}`,
  `<a href="javascript:${call}">x</a>`,
  `{{constructor.constructor('${call}')()}}`,
  `\${${call}}`,
  `<math><mtext><style><img src onerror=${call}>`,
];

/** Everything by which a text could have become code. */
async function watch(page: Page): Promise<string[]> {
  const ran: string[] = [];
  await page.exposeFunction('pwned', () => ran.push(page.url()));
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) ran.push(request.url());
  });
  return ran;
}

type Me = Awaited<ReturnType<typeof asPersonOf>>;

/** Puts four texts of the corpus into every field that a person has. */
async function fillIn(me: Me, [first = '', second = '', third = '', fourth = '']: string[]): Promise<void> {
  const profile = {
    displayName: first.slice(0, 60),
    firstName: second.slice(0, 60),
    lastName: third.slice(0, 60),
    bio: corpus.join('\n'),
    interestTags: [first.slice(0, 40), fourth.slice(0, 40)],
    location: { name: second, formattedAddress: third, lat: 46, lng: 7 },
    gender: fourth.slice(0, 40),
  };
  expect((await me.patch('/api/me', profile)).status()).toBe(200);
  const feedback = { message: corpus.join('\n\n'), page: `/x?${first}`, version: second };
  expect((await me.post('/api/feedback', feedback)).status()).toBe(200);
}

async function lookAround(page: Page): Promise<void> {
  for (const path of ['/account', '/setting', '/home', '/notification']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await atRest(page);
  }
  await page.getByRole('button', { name: 'My menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
}

const ID = '018f0000-0000-7000-8000-000000000000';

/** Every text of the corpus in every place of a story that takes text, published; answers its id. */
async function publishCorpus(me: Me): Promise<string> {
  const { id } = (await (await me.post('/api/inspirations', {})).json()) as { id: string };
  const words = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  const film = (caption: string) => ({ type: 'video', attrs: { url: 'https://youtu.be/1', caption } });
  const content = corpus.flatMap((evil) => [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: evil }] },
    words(evil),
    film(evil),
    { type: 'paragraph', content: [{ type: 'mention', attrs: { id: ID } }] },
  ]);
  const texts = { title: (corpus[4] ?? '').slice(0, 140), summary: (corpus[5] ?? '').slice(0, 300) };
  const form = {
    ...texts,
    coverPictureId: null,
    topics: [],
    health: true,
    document: { type: 'doc', content },
  };
  expect((await me.put(`/api/inspirations/${id}/draft`, { form, edition: 1 })).status()).toBe(200);
  expect((await me.post(`/api/inspirations/${id}/publication`, { edition: 2 })).status()).toBe(200);
  const answers = corpus.map((evil) => {
    const marks = [{ type: 'link', attrs: { href: evil } }];
    const linked = { type: 'paragraph', content: [{ type: 'text', text: 'x', marks }] };
    const bad = { ...form, document: { type: 'doc', content: [linked] } };
    return me.put(`/api/inspirations/${id}/draft`, { form: bad, edition: 2 });
  });
  for (const answer of await Promise.all(answers)) expect(answer.status()).toBe(400);
  return id;
}

/** The story as readers see it, its editor, and all of the corpus pasted there as HTML. */
async function readAndPaste(page: Page, id: string): Promise<void> {
  await page.goto(`/inspiration/view/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`/inspiration/edit?draftId=${id}`);
  const story = page.getByRole('textbox', { name: 'The story' });
  await story.click();
  await story.evaluate(
    (element, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    `<p>pasted</p>${corpus.join('')}<a href="javascript:window.pwned(1)">there</a>`,
  );
  await expect(story).toContainText('pasted');
  await expect(story.locator('[href^="javascript"]')).toHaveCount(0);
  await expect(page.getByText(/^Saved at /)).toBeVisible();
}

/** Every text of the corpus asked, as an answer of a model with its cards and acts, and as a name to be found by. */
async function askCorpus(me: Me): Promise<string> {
  let talkId: string | null = null;
  for (const question of corpus) {
    const asked = (await (await me.post('/api/aurora/questions', { question, talkId })).json()) as Asked;
    talkId = asked.talkId;
    expect((await me.get(`/api/aurora/turns/${asked.turnId}/answer`)).ok()).toBe(true);
    await plantAnswer(asked.turnId, question);
  }
  await Promise.all(corpus.map((evil) => planOuting(me, evil)));
  return talkId ?? '';
}

async function planOuting(me: Me, evil: string): Promise<void> {
  const [startDateTime, endDateTime] = [inDays(3).toISOString(), inDays(3.2).toISOString()];
  const outing = { startDateTime, endDateTime, timeZone: 'UTC', activity: 'HIKING' };
  const plan = { ...outing, name: `Quoll ${evil}`.slice(0, 100), description: evil };
  expect((await me.post('/api/huddles', plan)).status()).toBe(200);
}

interface Asked {
  readonly talkId: string;
  readonly turnId: string;
}

/** What a hostile model could at worst have made the server keep. */
async function plantAnswer(turnId: string, evil: string): Promise<void> {
  const card = { kind: 'PLACE', id: evil, title: evil, line: evil, why: evil, placeName: evil };
  const dated = { when: inDays(1).toISOString(), timeZone: 'UTC' };
  const away = { pictureUrl: 'https://evil.example/p.png', path: evil };
  const act = { act: 'DRAFT', objectId: '', title: evil, path: evil, draft: { name: evil, activity: evil } };
  const text = `${evil} ![x](https://evil.example/p) [x](https://evil.example) [x](javascript:${call}) [x](${evil})`;
  await ask(
    `update aurora_turns set body = $2, cards = $3, acts = $4, engine = 'MODEL', state = 'DONE' where id = $1`,
    [turnId, text, JSON.stringify([{ ...card, ...dated, ...away }]), JSON.stringify([{ ...act, ...dated }])],
  );
}

async function readAnswersAndSearch(page: Page, talkId: string): Promise<void> {
  await page.goto(`/home/chatbot?talk=${talkId}`);
  await expect(page.getByText(corpus[0] ?? '').first()).toBeVisible();
  await expect(page.locator('main [href^="javascript" i], main [href*="evil.example"]')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Your question' }).fill(corpus[1] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Aurora is looking…')).toBeHidden();
  for (const text of ['Quoll', ...corpus.slice(0, 2)]) {
    await page.goto(`/search?${new URLSearchParams({ q: text })}`);
    await expect(page.getByRole('status').filter({ hasText: /result/ })).toBeVisible();
  }
}

async function readMail(page: Page): Promise<string[]> {
  const outbox = await page.context().newPage();
  const ran = await watch(outbox);
  await outbox.goto('/dev/outbox');
  await expect(outbox.getByRole('row', { name: /eedback/ }).first()).toBeVisible();
  await outbox.goto(`${await pageOfMail(corpus[0] ?? '')}/html`);
  await expect(outbox.getByRole('heading')).toBeVisible();
  return ran;
}

for (const bypassCSP of [false, true]) {
  const policy = bypassCSP ? 'off' : 'on';
  // What does not run without the policy does not run with it either.
  test.describe(`with the policy ${policy}`, bypassCSP ? {} : { tag: '@full' }, () => {
    test.use({ bypassCSP });

    test(`no text about a person runs as code on any page or in a mail, policy ${policy} (case 29, G14, PER-8, SHELL-5, INS-4, AUR-1, SRCH-1)`, async ({
      page,
    }) => {
      test.slow();
      const ran = await watch(page);
      await arrive(page, newcomer('Xe Ss'), '/account');
      const me = await asPersonOf(page);
      // The watch hears what runs.
      await page.evaluate(() => (window as unknown as { pwned(times: number): void }).pwned(1));
      expect(ran.splice(0)).toHaveLength(1);
      for (let at = 0; at < corpus.length; at += 4) {
        await fillIn(me, corpus.slice(at, at + 4));
        await lookAround(page);
      }
      await readAndPaste(page, await publishCorpus(me));
      await readAnswersAndSearch(page, await askCorpus(me));
      expect([...ran, ...(await readMail(page))]).toEqual([]);
    });
  });
}
