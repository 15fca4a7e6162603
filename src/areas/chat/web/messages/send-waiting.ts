import { ApiProblem, wordProblem } from '#platform/web/api-problem.ts';
import { queryClient } from '#platform/web/queries.tsx';
import { sayInRoom } from '../mutations.ts';
import { outbox, type Unsent } from './outbox.ts';

const AGAIN_MS = 8_000;
let sending: Promise<void> | undefined;

/** Sends what waits, the oldest first, and tries again until the network is back; each stands there once. */
export function sendWaiting(owner: string): Promise<void> {
  sending ??= sendAll(owner).finally(() => {
    sending = undefined;
  });
  return sending;
}

async function sendAll(owner: string): Promise<void> {
  for (let next = firstOf(owner); next; next = firstOf(owner)) {
    const outcome = await sendOne(owner, next);
    if (outcome === 'later') {
      setTimeout(() => void sendWaiting(owner), AGAIN_MS);
      return;
    }
  }
}

function firstOf(owner: string): Unsent | undefined {
  return outbox.items(owner).find((item) => item.refused === undefined);
}

async function sendOne(owner: string, { key, roomId, body }: Unsent): Promise<'done' | 'later'> {
  try {
    await sayInRoom(roomId, body, key);
    await queryClient().invalidateQueries({ queryKey: ['room', roomId, 'messages'] });
    outbox.remove(owner, key);
  } catch (error) {
    const isNo =
      error instanceof ApiProblem && error.status < 500 && error.status !== 429 && error.status !== 401;
    if (!isNo) return 'later';
    outbox.refuse(owner, key, wordProblem(error));
  }
  return 'done';
}
