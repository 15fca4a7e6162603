import { expect, test } from 'vitest';
import { socialLinkOf } from './social-links.ts';

test.each([
  ['https://www.instagram.com/trailfolk', 'Instagram', 'instagram'],
  ['https://youtube.com/@trailfolk', 'YouTube', 'youtube'],
  ['https://hikers.example/@trailfolk', 'Mastodon', 'mastodon'],
  ['https://notinstagram.com/trailfolk', 'notinstagram.com', 'world'],
])('SITE-14: %s is %s', (url, name, icon) => {
  expect(socialLinkOf(url)).toEqual({ url, name, icon });
});
