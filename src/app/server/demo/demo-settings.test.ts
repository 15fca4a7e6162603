import { expect, test } from 'vitest';
import { socialLinkOf } from '#app/web/shell/social-links.ts';
import { loadConfig } from '#platform/server/config.ts';
import { demoSettings } from './demo-settings.ts';

test('D15: the demo world is served with social icons, each of a network', () => {
  const { SOCIAL_URLS } = loadConfig({ ...demoSettings({}) });
  expect(SOCIAL_URLS.map((url) => socialLinkOf(url).icon)).toEqual([
    'instagram',
    'youtube',
    'facebook',
    'linkedin',
  ]);
});

test.each(['', 'https://hikers.example/@trailfolk'])('D15: what an operator chose stays: %j', (chosen) => {
  expect(demoSettings({ SOCIAL_URLS: chosen })).toEqual({});
});
