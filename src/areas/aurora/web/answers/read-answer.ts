import { createParser } from 'eventsource-parser';
import type { Told } from '../../rules/answer.ts';
import { openAnswer } from '../mutations.ts';

/** Reads an answer to its end; whether the end came. Throws when the connection is lost on the way. */
export async function readAnswer(
  turnId: string,
  signal: AbortSignal,
  hear: (told: Told) => void,
): Promise<boolean> {
  const answer = await openAnswer(turnId, signal);
  let ended = false;
  const parser = createParser({
    onEvent({ event, data }) {
      if (event === 'done' || event === 'error') ended = true;
      else hear(JSON.parse(data) as Told);
    },
  });
  const reader = answer.body?.getReader();
  const text = new TextDecoder();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    parser.feed(text.decode(value, { stream: true }));
  }
  return ended;
}
