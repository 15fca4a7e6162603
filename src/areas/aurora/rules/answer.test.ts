import { expect, test } from 'vitest';
import { type Answer, grown, nothingSaid, type Piece } from './answer.ts';

const card = (id: string, kind = 'HUDDLE') => ({ kind: 'card', card: { kind, id } }) as Piece;
const after = (...pieces: readonly Piece[]): Answer => pieces.reduce(grown, nothingSaid);

test('AUR-1 an answer grows by its pieces, in their order', () => {
  const said = after(
    { kind: 'delta', text: 'Two ' },
    card('a'),
    { kind: 'delta', text: 'outings.' },
    card('b'),
  );
  expect(said.text).toBe('Two outings.');
  expect(said.cards.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('AUR-1 a card is shown once; another kind with the same id is another card', () => {
  expect(after(card('a'), card('a'), card('a', 'PERSON')).cards).toHaveLength(2);
});

test('AUR-1 what was talked about is kept until something takes its place', () => {
  const topic = (changed: object): Piece => ({ kind: 'topic', topic: changed });
  const said = after(
    topic({ huddle: { id: 'h', startsAt: 'x' } }),
    topic({ person: { id: 'p' } }),
    topic({ person: { id: 'q' } }),
  );
  expect(said.topic).toEqual({ huddle: { id: 'h', startsAt: 'x' }, person: { id: 'q' } });
});

test('AUR-1 acts are added and the last caution counts', () => {
  const act = { kind: 'act', act: { id: 'x' } } as unknown as Piece;
  const said = after(act, act, { kind: 'caution', caution: 'HEALTH' } as Piece, {
    kind: 'caution',
    caution: 'NONE',
  });
  expect(said.acts).toHaveLength(2);
  expect(said.caution).toBe('NONE');
});
