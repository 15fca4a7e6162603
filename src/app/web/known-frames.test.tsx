import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fillGaps } from './fill-gaps.ts';
import { PartsLeftOut, partOfFrame } from './frame-parts.ts';
import { KnownFrames } from './known-frames.ts';

const Marks = partOfFrame('meta', () => (
  <>
    <meta name="theme-color" content="#0b1614" />
    <link rel="manifest" href="/site.webmanifest" />
  </>
));
const Looks = partOfFrame('style', () => (
  <>
    <script nonce="n">dark()</script>
    <link rel="stylesheet" href="/frame.css" />
  </>
));
const Places = partOfFrame('nav', () => <nav className="bar">Home, light</nav>);
const Footer = partOfFrame('footer', ({ year }: { year: number }) => <footer className="end">{year}</footer>);
const code = 'window.__reactRouterContext = {};';
const Script = ({ code }: { code: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this test
  <script nonce="n" dangerouslySetInnerHTML={{ __html: code }} />
);
const Code = partOfFrame('script', () => (
  <>
    <Script code="scroll()" />
    <Script code={code} />
  </>
));

/** A page about `words`, whole or without its frame. */
function draw(words: string, leftOut: boolean, year = 2026): string {
  return renderToString(
    <PartsLeftOut value={leftOut}>
      <html lang="en">
        <head>
          <Marks />
          <title>{words}</title>
          <meta name="description" content={words} />
          <script type="application/ld+json">{'{"name":"Walk"}'}</script>
          <Looks />
        </head>
        <body>
          <Places />
          <main>
            {words} <nav>More</nav>
          </main>
          <Footer year={year} />
          <Code />
        </body>
      </html>
    </PartsLeftOut>,
  );
}

/** A page about `words` with a known frame. */
function fill(words: string, frames: KnownFrames): string | undefined {
  return fillGaps(draw(words, true), frames.find('en') ?? [])?.join('');
}

test('a page is the same whether its frame was drawn or known', () => {
  const frames = new KnownFrames();
  for (const words of ['Dawn walk', 'Dusk walk']) frames.see('en', draw(words, false));
  expect(fill('Night walk', frames)).toBe(draw('Night walk', false));
  for (const known of ['theme-color', 'frame.css', 'Home, light', '2026', 'scroll()']) {
    expect(draw('Night walk', true)).not.toContain(known);
  }
});

test('two pages agree on a frame before a third gets it', () => {
  const frames = new KnownFrames();
  frames.see('en', draw('Dawn walk', false, 2026));
  expect(frames.find('en')).toBeUndefined();
  frames.see('en', draw('Dawn walk', false, 2027));
  expect(frames.find('en')).toBeUndefined();
  frames.see('en', draw('Dawn walk', false, 2027));
  expect(frames.find('en')).toBeDefined();
  expect(frames.find('de')).toBeUndefined();
});

test('what people write is never taken for a part of the frame', () => {
  const frames = new KnownFrames();
  const words = `</nav></head><meta name="theme-color"><nav x><footer y></footer><script z>">${code}`;
  for (let times = 0; times < 2; times++) frames.see('en', draw(words, false));
  expect(fill('Dawn walk', frames)).toBe(draw('Dawn walk', false));
});

test('a page without the frame of visitors teaches nothing', () => {
  const frames = new KnownFrames();
  for (let times = 0; times < 2; times++) frames.see('en', '<body><main>Alone</main></body>');
  expect(frames.find('en')).toBeUndefined();
});

test('gaps are filled in their order, and a page that lacks one is told apart', () => {
  const page = '<p>Dawn</p><i></i><b></b>';
  const filled = fillGaps(page, [
    ['<i></i>', 'one'],
    ['<b></b>', 'two'],
  ]);
  expect(filled?.join('')).toBe('<p>Dawn</p>onetwo');
  expect(fillGaps(page, [['<u></u>', 'three']])).toBeUndefined();
});
