import { expect, test } from 'vitest';
import { html } from '../html.ts';
import { letterHtml, letterText } from './mail-letter.ts';
import { mailboxKey } from './mailbox-key.ts';

test.each([
  'victim@example.org',
  'VICTIM@EXAMPLE.ORG',
  'vic.tim@example.org',
  'victim+anything@example.org',
  ' victim@example.org ',
  'ｖｉｃｔｉｍ@example.org',
])('case 26: %j is counted as one mailbox', (spelling) => {
  expect(mailboxKey(spelling)).toBe('victim@example.org');
});

test('case 26: a domain written in another script is counted as its one real name', () => {
  expect(mailboxKey('a@bücher.example')).toBe(mailboxKey('a@xn--bcher-kva.example'));
});

const letter = {
  subject: 'Hello',
  heading: 'Ben & <b>Asha</b>',
  paragraphs: ['Come "along".', '<img src=x onerror=alert(1)>'],
  action: { label: 'Open', url: 'https://trailfolk.example/x?a=1&b="2"' },
};

const frame = { productName: 'Trailfolk', origin: 'https://trailfolk.example', unsubscribe: undefined };

test('case 29: whatever stands in a mail stays text', () => {
  const mail = letterHtml(letter, { ...frame, productName: 'Trailfolk <script>' });
  expect(mail).not.toMatch(/<(script|img|b>)/);
  expect(mail).toContain('Ben &amp; &lt;b&gt;Asha&lt;/b&gt;');
  expect(mail).toContain('href="https://trailfolk.example/x?a=1&amp;b=&quot;2&quot;"');
});

test('the text side of a mail says the same, with the address on a line of its own', () => {
  expect(letterText(letter, frame).split('\n')).toContain(letter.action.url);
});

test('markup is made only by the tag: texts put into it are escaped, markup in it is kept', () => {
  const inner = html`<i>${'<&>'}</i>`;
  expect(html`${inner}${[inner, inner]}${null}${7}`.markup).toBe(`${'<i>&lt;&amp;&gt;</i>'.repeat(3)}7`);
});
