import { describe, expect, test } from 'vitest';
import { decideBadgeRequest, healthNoteOf, type Profession } from './badges.ts';
import type { StoryDocument } from './document.ts';
import { decidePublication, isRevisionDue } from './publication.ts';

const now = new Date('2026-06-01T08:00:00Z');
const document: StoryDocument = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Words' }] }],
};
const empty: StoryDocument = { type: 'doc', content: [{ type: 'paragraph' }, { type: 'horizontalRule' }] };

describe('publishing', () => {
  test.each<[string, string, StoryDocument, string | null, string | undefined]>([
    ['with title and words', 'Layers', document, null, undefined],
    ['without a title', '', document, null, 'TITLE_NEEDED'],
    ['without words', 'Layers', empty, null, 'WORDS_NEEDED'],
    ['at this very instant', 'Layers', document, '2026-06-01T08:00:00Z', 'TIME_PAST'],
    ['a second later', 'Layers', document, '2026-06-01T08:00:01Z', undefined],
    ['in two years', 'Layers', document, '2028-06-01T08:00:00Z', 'TIME_PAST'],
  ])('INS-2 %s', (_, title, words, at, code) => {
    expect(decidePublication({ title, document: words }, at ? new Date(at) : null, now)?.code).toBe(code);
  });

  test.each([
    [null, true],
    ['2026-06-01T07:55:00.001Z', false],
    ['2026-06-01T07:55:00.000Z', true],
  ])('INS-2 with the last of the history from %s, what stood there is kept: %s', (last, due) => {
    expect(isRevisionDue(last === null ? null : new Date(last), now)).toBe(due);
  });
});

describe('advice about health', () => {
  test.each<[boolean, Profession | null, string | null]>([
    [false, null, null],
    [false, 'DOCTOR', null],
    [true, null, 'NOT_PROFESSIONAL'],
    [true, 'GUIDE', 'NOT_PROFESSIONAL'],
    [true, 'DOCTOR', 'PROFESSIONAL'],
    [true, 'NUTRITIONIST', 'PROFESSIONAL'],
    [true, 'PHYSICAL_THERAPIST', 'PROFESSIONAL'],
  ])('INS-5 given %s by %s is noted as %s', (health, badge, note) => {
    expect(healthNoteOf(health, badge)).toBe(note);
  });

  test('INS-5 a badge is asked for once, and another trade may be asked for', () => {
    const ask = (badge: Profession | null, wanted: Profession, alreadyOpen = false) =>
      decideBadgeRequest({ badge, wanted, alreadyOpen })?.code;
    expect(ask(null, 'GUIDE')).toBeUndefined();
    expect(ask('GUIDE', 'GUIDE')).toBe('BADGE_YOURS');
    expect(ask('GUIDE', 'DOCTOR')).toBeUndefined();
    expect(ask(null, 'DOCTOR', true)).toBe('BADGE_ASKED');
  });
});
