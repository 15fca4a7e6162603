import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '../routes.ts';
import { frameFor } from './shell.ts';

const pages = (routes as RouteConfigEntry[])
  .filter(({ file }) => file.includes('member.layout'))
  .flatMap(({ children = [] }) => children.map(({ path = '' }) => path));

test('OFF-1: a page behind the log-in starts from the frame of its own kind, or from that of Home', () => {
  for (const path of pages) {
    const address = `/${path.replace(/:\w+\??/g, '0190a000-0000-7000-8000-000000000000')}`;
    const own = `/${path.replace(/:\w+\??/g, path === ':username' ? 'anyname' : 'any')}`;
    expect([own, '/home'], path).toContain(frameFor(address));
  }
});

test('OFF-1: what is opened most has a frame of its own', () => {
  expect(frameFor('/huddle/view/1')).toBe('/huddle/view/any');
  expect(frameFor('/community/view/1')).toBe('/community/view/any');
  expect(frameFor('/chat/view/1')).toBe('/chat/view/any');
  expect(frameFor('/asha')).toBe('/anyname');
  expect(frameFor('/home')).toBe('/home');
  expect(frameFor('/huddle')).toBe('/home');
});
