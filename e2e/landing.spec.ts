import { siteNotice, withNotice } from '../src/platform/server/notice/site-notice.ts';
import { plantHuddle } from './support/huddles.ts';
import { linkInMail } from './support/mails.ts';
import { expect, expectAccessible, showUp, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const MAX_STORIES = 20;

test('a visitor reads the landing page, is greeted and asked in, and opens a huddle (SITE-4, SITE-5, SITE-8)', async ({
  page,
}) => {
  await page.goto('/start');
  await expect(page.getByText('Hello! I am Aurora')).toBeVisible();
  await showUp(page);
  // The first saying stands until scripts run, then the second is written from its first letter on.
  await expect(page.getByText(/^I know who ha/)).toBeVisible();
  await page.getByRole('button', { name: 'Ask Aurora Anything' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign Up / Sign In!' });
  await expect(dialog.getByRole('link', { name: 'Join Trailfolk for Free' })).toHaveAttribute(
    'href',
    '/signup?returnTo=%2Fhome%2Fchatbot',
  );
  await expect(dialog.getByRole('link', { name: 'Log In' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const card = page.getByRole('article').first().getByRole('link').first();
  const name = (await card.textContent()) ?? '';
  await card.click();
  await expect(page).toHaveURL(/\/join\/huddle\//);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('dialog').getByLabel('E-mail')).toBeFocused();
  await page.getByRole('link', { name: 'Log in another way' }).click();
  await expect(page.getByRole('link', { name: 'New here? Sign up' })).toBeVisible();
});

test('what operators say stands above a page that comes alive, and stays there (ADM-4)', async ({ page }) => {
  const maintenance = { isReadOnly: true, banners: [] };
  const notice = siteNotice({ maintenance, now: () => new Date() }, 'en');
  await page.route('**/start', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: withNotice(await answer.body(), notice) });
  });
  await page.goto('/start');
  await showUp(page);
  const words = page.getByText('you can read, but not join outings');
  await expect(words).toBeVisible();
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/join\/huddle\//);
  await expect(words).toBeVisible();
});

test('what was pressed and typed before the page was alive is kept for it (SITE-5, SITE-12)', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/base-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/start');
  const letter = page.getByRole('region', { name: 'A letter from the trail' });
  await letter.getByLabel('Email').fill('early@mail.example');
  await page.getByRole('button', { name: 'Ask Aurora Anything' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Sign Up / Sign In!' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(letter.getByLabel('Email')).toHaveValue('early@mail.example');
  await expect(letter.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
});

test('the stories end at their ends, and a phone shows three questions of seven (SITE-6, SITE-9)', async ({
  page,
}) => {
  await page.goto('/start');
  await showUp(page);
  const stories = page.locator('section', {
    has: page.getByRole('heading', { name: 'Stories from our explorers' }),
  });
  await expect(stories.getByRole('button', { name: 'Previous' })).toBeDisabled();
  const next = stories.getByRole('button', { name: 'Next' });
  // While the row still moves the button may end under the press: an event does not wait for it.
  for (let press = 0; press < MAX_STORIES; press += 1) await next.dispatchEvent('click');
  await expect(next).toBeDisabled();
  await expect(stories.getByRole('button', { name: 'Previous' })).toBeEnabled();

  await page.setViewportSize({ width: 390, height: 844 });
  const questions = page.getByRole('button', { name: /\?$/ });
  await expect(questions.filter({ visible: true })).toHaveCount(3);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(questions.filter({ visible: true })).toHaveCount(7);
});

test('the sections stand in their order (SITE-8)', async ({ page }) => {
  await page.goto('/start');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  // The outing of the first screen has a name of its own, which leads to it.
  await expect(headings.filter({ hasNot: page.getByRole('link') })).toHaveText([
    'Discover Events & Activities',
    'Why Join Trailfolk',
    'Meet the Trailblazers',
    'Explore Top Activities',
    'Join the Communities',
    'Popular cities',
    'Inspirations and Influencers',
    'Stories from our explorers',
    'A letter from the trail',
    'The next good day is closer with company.',
  ]);
});

test('D12: more of the trailblazers is to come; P30: the app is one that a browser installs', async ({
  page,
}) => {
  await page.goto('/start');
  await showUp(page);
  await expect(page.getByText('Install it from the menu of your browser')).toBeVisible();
  const people = page.locator('section', {
    has: page.getByRole('heading', { name: 'Meet the Trailblazers' }),
  });
  await people.getByRole('button', { name: 'Explore More' }).click();
  await expect(page.getByRole('dialog', { name: 'Coming Soon' })).toBeVisible();
});

test('a city leads to what is planned around it, no matter who looks (SITE-10)', async ({ page }) => {
  const venue = { name: 'Lake pier', formattedAddress: 'Queenstown', lat: -45.03, lng: 168.66 };
  const name = 'First frost on the lake path';
  await plantHuddle('asha', { name, venue: JSON.stringify(venue) });
  await page.goto('/start');
  await showUp(page);
  await page.getByRole('link', { name: /^Queenstown/ }).click();
  await expect(page.getByText('What is planned around Queenstown.')).toBeInViewport();
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('what is to come takes a name for the list (SITE-10, SITE-11)', async ({ page }) => {
  await page.goto('/start');
  const people = page.locator('section', {
    has: page.getByRole('heading', { name: 'Meet the Trailblazers' }),
  });
  await people.getByRole('button', { name: 'Explore More' }).click();
  const dialog = page.getByRole('dialog', { name: 'Coming Soon' });
  await dialog.getByRole('button', { name: 'Tell me when it is there' }).click();
  await expect(dialog.getByText('Name is required.')).toBeVisible();
  await expect(dialog.getByText('Email is required.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Wim');
  await dialog.getByLabel('Email').fill('no address');
  await expect(dialog.getByText('Enter a valid email.')).toBeVisible();
  await expectAccessible(page);
  // A press on the mask closes it, and opened again it is empty.
  await page.mouse.click(4, 4);
  await expect(dialog).toBeHidden();
  await people.getByRole('button', { name: 'Explore More' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('');
  await dialog.getByLabel('Name').fill('Wim');
  await dialog.getByLabel('Email').fill(`wim.${process.pid}@mail.example`);
  await dialog.getByLabel('Message').fill('On my watch, please.');
  await dialog.getByRole('button', { name: 'Tell me when it is there' }).click();
  await expect(dialog).toBeHidden();
});

test('D13: who waits writes beside the promise of app shops, and reads that it has come (SITE-11)', async ({
  page,
}) => {
  await page.goto('/start');
  await showUp(page);
  const form = page.locator('form', { has: page.getByLabel('Message') });
  await form.getByRole('button', { name: 'Tell me when it is there' }).click();
  await expect(form.getByText('Name is required.')).toBeVisible();
  await expect(form.getByText('Email is required.')).toBeVisible();
  await form.getByLabel('Name').fill('Ada');
  await form.getByLabel('Email').fill('no address');
  await expect(form.getByText('Enter a valid email.')).toBeVisible();
  await form.getByLabel('Email').fill(`ada.${process.pid}@mail.example`);
  await form.getByRole('button', { name: 'Tell me when it is there' }).click();
  await expect(page.getByText('Thank you. We write to you when it is there.')).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('');
});

test('D14: stories slide by arrows that end at both ends, and below stand who wrote them (SITE-8)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/start');
  await showUp(page);
  const stories = page.getByRole('region', { name: 'The newest stories' });
  const [back, on] = [
    stories.getByRole('button', { name: 'Previous' }),
    stories.getByRole('button', { name: 'Next' }),
  ];
  await expect(back).toBeDisabled();
  await expect(stories.getByRole('article').last()).not.toBeInViewport();
  await on.click();
  await expect(back).toBeEnabled();
  const goOn = async () => {
    if (await on.isEnabled()) await on.dispatchEvent('click');
    return on.isDisabled();
  };
  await expect.poll(goOn).toBe(true);
  await expect(stories.getByRole('article').last()).toBeInViewport();
  const influencers = page.getByRole('list', { name: 'Influencers' });
  await expect(influencers.getByText('Guide', { exact: true })).toBeVisible();
  const story = influencers.getByRole('link').first();
  const title = (await story.textContent()) ?? '';
  await story.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('D15: the demo world shows where it is elsewhere on the web', async ({ page }) => {
  await page.goto('/start');
  const elsewhere = page.getByRole('list', { name: 'Elsewhere' });
  for (const name of ['Instagram', 'YouTube', 'Facebook', 'LinkedIn']) {
    await expect(elsewhere.getByRole('link', { name })).toHaveAttribute('href', /^https:/);
  }
});

test('a reader subscribes by the link of a mail and leaves by another (SITE-12); a fragment leads to its part (SITE-13)', async ({
  page,
}) => {
  const email = `reader.${process.pid}@mail.example`;
  await page.goto('/start');
  const letter = page.getByRole('region', { name: 'A letter from the trail' });
  const subscribe = letter.getByRole('button', { name: 'Subscribe' });
  await expect(subscribe).toBeDisabled();
  await letter.getByLabel('Email').fill('reader@');
  await expect(letter.getByText('Email is invalid')).toBeVisible();
  await letter.getByLabel('Email').fill(email);
  await subscribe.click();
  await expect(letter.getByText('Subscribed to newletter')).toBeVisible();
  const link = await linkInMail(email, /newsletter\/confirm/);
  await page.goto(link);
  await page.getByRole('button', { name: 'Yes, send it to me' }).click();
  await expect(page.getByText('You get our newsletter from now on.')).toBeVisible();
  await page.goto(link.replace('confirm', 'leave'));
  await page.getByRole('button', { name: 'No more newsletters' }).click();
  await expect(page.getByText('You get no more newsletters.')).toBeVisible();

  await page.goto('/features#step-5');
  await expect(page.getByRole('heading', { name: 'Activity & Fitness Tracking' })).toBeInViewport();
});
