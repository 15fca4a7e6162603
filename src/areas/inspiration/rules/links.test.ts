import { expect, test } from 'vitest';
import { isSafeLink, isVideoAddress, nameOfVideoSite } from './links.ts';

const long = (length: number) => 'https://example.org/'.padEnd(length, 'a');

test.each<[unknown, boolean, boolean]>([
  ['https://example.org/a', true, true],
  ['mailto:asha@people.example', true, false],
  ['MAILTO:asha@people.example', true, false],
  ['mailto:asha', false, false],
  ['mailto:asha@people.example?subject=x', false, false],
  ['javascript:alert(1)', false, false],
  ['', false, false],
  [undefined, false, false],
  [['https://example.org/a'], false, false],
  [new URL('https://example.org/a'), false, false],
  [long(500), true, true],
  [long(501), false, false],
])('INS-4 %s may be a link: %s, a film: %s', (value, link, video) => {
  expect(isSafeLink(value)).toBe(link);
  expect(isVideoAddress(value)).toBe(video);
});

test.each([
  ['https://youtu.be/x', 'YouTube'],
  ['https://m.youtube.com/watch?v=x', 'YouTube'],
  ['https://www.youtube-nocookie.com/x', 'YouTube'],
  ['https://youtube.com.evil.example/x', 'youtube.com.evil.example'],
  ['https://player.vimeo.com/x', 'Vimeo'],
  ['https://www.srf.ch/x', 'srf.ch'],
  ['https://films.www.example/x', 'films.www.example'],
  ['nowhere', ''],
])('INS-4 the site of %s is called %s', (url, name) => {
  expect(nameOfVideoSite(url)).toBe(name);
});
