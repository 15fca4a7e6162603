import { expect, test } from 'vitest';
import { startLate } from './late-scripts.ts';

const page = [
  '<head><link rel="modulepreload" href="/assets/manifest.js" nonce="n1"/>',
  '<link rel="modulepreload" href="/assets/base.js" nonce="n1"/></head>',
  '<body><h1>Dawn walk</h1>',
  '<script nonce="n1">window.__context = {};</script>',
  '<script nonce="n1" type="module" async="">import "/assets/manifest.js"; import("/assets/entry.js");</script>',
  '<script nonce="n1">more()</script></body>',
].join('');

test('SITE-2 the scripts of a page for visitors wait for its first picture, and keep their nonce', () => {
  const late = startLate(page, ['root', 'shell/PublicFrame', 'start']);
  expect(late).not.toContain('<link rel="modulepreload"');
  expect(late).not.toContain('type="module" async');
  expect(late).toContain('<script nonce="n1" type="text/plain">import "/assets/manifest.js"');
  expect(late).toContain('(["/assets/manifest.js","/assets/base.js"],4000,"signed_in")</script>');
  expect(late.startsWith('<head></head><body><h1>Dawn walk</h1><script nonce="n1">window.__context')).toBe(
    true,
  );
  expect(late.endsWith('<script nonce="n1">more()</script></body>')).toBe(true);
});

test('SITE-2 a page without scripts stays as it is', () => {
  expect(startLate('<p>Only words</p>', ['start'])).toBe('<p>Only words</p>');
});

test('SITE-2 pages for doing something have them as ever, and so have signed-in pages', () => {
  expect(startLate(page, ['root', 'shell/PublicFrame', 'join/:uid'])).toBe(page);
  expect(startLate(page, ['root', 'shell/member.layout', 'home'])).toBe(page);
});
