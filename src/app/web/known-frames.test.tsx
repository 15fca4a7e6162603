import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fillGaps } from './fill-gaps.ts';
import { PartsLeftOut, partOfFrame } from './frame-parts.ts';
import { KnownFrames } from './known-frames.ts';

const Places = partOfFrame('nav', () => <nav className="bar">Home</nav>);
const Theme = partOfFrame('fieldset', () => <fieldset name="theme">Light</fieldset>);
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
    <body>
      <PartsLeftOut value={leftOut}>
        <Places />
        <Theme />
        <main>
          {words} <nav>More</nav>
        </main>
        <Footer year={year} />
        <Code />
      </PartsLeftOut>
    </body>,
  );
}

test('a page is the same whether its frame was drawn or known', () => {
  const frames = new KnownFrames();
  for (const words of ['Dawn walk', 'Dusk walk']) frames.see('en', draw(words, false));
  const page = fillGaps(draw('Night walk', true), frames.find('en') ?? []);
  expect(page).toBe(draw('Night walk', false));
  expect(draw('Night walk', true)).not.toContain('Home');
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
  const words = `</nav><nav x><footer y></footer><script z>">${code}`;
  for (let times = 0; times < 2; times++) frames.see('en', draw(words, false));
  const page = fillGaps(draw('Dawn walk', true), frames.find('en') ?? []);
  expect(page).toBe(draw('Dawn walk', false));
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
  expect(filled).toBe('<p>Dawn</p>onetwo');
  expect(fillGaps(page, [['<u></u>', 'three']])).toBeUndefined();
});
