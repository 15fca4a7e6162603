import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type CarriedAct,
  codeOf,
  fromBase64Url,
  payloadOf,
  readCode,
  signedBytes,
  toBase64Url,
} from './code.ts';

const act: CarriedAct = {
  kind: 'message',
  name: 'Anna Berg',
  keyId: 'ab'.repeat(16),
  key: `${'0'.repeat(32)}-0`,
  at: 1_780_000_000_000,
  params: { roomId: '0197c1a0-0000-7000-8000-000000000001' },
  body: { text: 'Wir sind draußen 🏔' },
};
const signature = new Uint8Array(64).fill(7);
const text = codeOf(payloadOf(act), signature);
const coded = (said: unknown) => codeOf(new TextEncoder().encode(JSON.stringify(said)), signature);
const { kind, keyId, key, at, params, body, name } = act;

test('O17 what a code says is read as it was written, in any alphabet', () => {
  expect(readCode(text)).toEqual({ act, payload: payloadOf(act), signature });
  expect(readCode(`  ${text}\n`)?.act).toEqual(act);
});

test.each([
  ['another version', [2, kind, keyId, key, at, params, body, name]],
  ['a kind that is not carried', [1, 'delete', keyId, key, at, params, body, name]],
  ['a name of every object as a kind', [1, 'toString', keyId, key, at, params, body, name]],
  ['no name of a key', [1, kind, 'AB', key, at, params, body, name]],
  ['a key that is none of a step', [1, kind, keyId, 'any-key', at, params, body, name]],
  ['half a millisecond', [1, kind, keyId, key, 1.5, params, body, name]],
  ['a time in words', [1, kind, keyId, key, '1780000000000', params, body, name]],
  ['a path as an id', [1, kind, keyId, key, at, { roomId: '../me' }, body, name]],
  ['a number as an id', [1, kind, keyId, key, at, { roomId: 1 }, body, name]],
  ['a list of ids', [1, kind, keyId, key, at, ['a'], body, name]],
  ['no ids', [1, kind, keyId, key, at, null, body, name]],
  ['an endless name', [1, kind, keyId, key, at, params, body, 'x'.repeat(201)]],
  ['a name that is none', [1, kind, keyId, key, at, params, body, 7]],
  ['too little', [1, kind, keyId, key, at, params, body]],
  ['too much', [1, kind, keyId, key, at, params, body, name, 0]],
  ['no list', { kind }],
])('O17 %s is no code', (_, said) => {
  expect(readCode(coded(said))).toBeUndefined();
});

test('O17 the longest name is read', () => {
  const longest = 'x'.repeat(200);
  expect(readCode(coded([1, kind, keyId, key, at, params, body, longest]))?.act.name).toBe(longest);
});

test('O17 what is cut short, longer, or written in another way is no code', () => {
  const [said = '', signed = ''] = text.split('.');
  for (const other of [
    '',
    said,
    `${said}.`,
    `.${signed}`,
    `${text}.x`,
    `${said}.${signed.slice(4)}`,
    `${said}=.${signed}`,
  ])
    expect(readCode(other), other).toBeUndefined();
  expect(readCode(codeOf(new Uint8Array([0xff, 0xfe]), signature))).toBeUndefined();
  expect(readCode(codeOf(new TextEncoder().encode('{'), signature))).toBeUndefined();
});

test('O17 bytes have one writing, and nothing else is taken for it', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1 }), (bytes) => {
      expect(fromBase64Url(toBase64Url(bytes))).toEqual(new Uint8Array(bytes));
    }),
  );
  for (const none of [undefined, '', 'A', 'AB', 'a+b/', 'a b']) expect(fromBase64Url(none)).toBeUndefined();
});

test('O17 what is signed begins with what it is for', () => {
  const signed = new TextDecoder().decode(signedBytes(payloadOf(act)));
  expect(signed.startsWith('trailfolk carried act 1\n[1,"message"')).toBe(true);
});
