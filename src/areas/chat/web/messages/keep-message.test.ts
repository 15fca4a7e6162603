import { expect, test } from 'vitest';
import { stepsOf } from './keep-message.ts';

test('OFF-2 pictures that could not be sent go ahead of their message, which names what they became', () => {
  const [one, two] = [new Blob(['one']), new Blob(['two'])];
  const pictures = [
    { file: one, alt: 'Hut' },
    { id: 'known', alt: '' },
    { file: two, alt: '' },
  ];
  expect(stepsOf('r', { text: 'Look', pictures })).toEqual([
    { wire: 'POST /api/media', file: one },
    { wire: 'POST /api/media', file: two },
    {
      wire: 'POST /api/rooms/:roomId/messages',
      params: { roomId: 'r' },
      body: {
        text: 'Look',
        pictures: [
          { id: { $answerOf: 0 }, alt: 'Hut' },
          { id: 'known', alt: '' },
          { id: { $answerOf: 1 }, alt: '' },
        ],
      },
    },
  ]);
});

test('OFF-2 a message without pictures is one step', () => {
  expect(stepsOf('r', { text: 'Hello' })).toHaveLength(1);
});
