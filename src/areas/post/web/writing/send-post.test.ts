import { expect, test } from 'vitest';
import { filledStep } from '#platform/shared/outbox/rules.ts';
import { stepsOf } from './send-post.ts';

const form = { content: 'From the hut', parameters: {}, visibility: 'PUBLIC', refPostId: null } as const;

test('OFF-2: a post without a network is its id, its pictures, and itself, in this order', () => {
  const file = new Blob(['picture']);
  const steps = stepsOf(undefined, form as never, [
    { mediaId: 'sent', alt: 'A ridge', preview: '' },
    { mediaId: 'ours', alt: '', preview: '', file },
  ]);
  expect(steps.map(({ wire }) => wire)).toEqual([
    'POST /api/posts/init',
    'POST /api/media',
    'POST /api/posts/:postId',
  ]);
  const [, upload, last] = steps;
  expect(upload?.file).toBe(file);
  expect(last && filledStep(last, ['post', 'picture'])).toMatchObject({
    params: { postId: 'post' },
    body: {
      pictures: [
        { mediaId: 'sent', alt: 'A ridge' },
        { mediaId: 'picture', alt: '' },
      ],
    },
  });
});

test('OFF-2: a post that has its id is one command, the same as the one that was tried', () => {
  const [only, ...others] = stepsOf('post', form as never, [{ mediaId: 'sent', alt: '', preview: '' }]);
  expect(others).toEqual([]);
  expect(only).toMatchObject({
    params: { postId: 'post' },
    body: { pictures: [{ mediaId: 'sent', alt: '' }] },
  });
});
