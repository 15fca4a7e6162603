import { createParser } from 'eventsource-parser';
import type { TurnView } from '../../contract/views.ts';
import { openAnswer } from '../mutations.ts';

/** What the server says while it answers, as it comes. */
export type Heard =
  | { readonly event: 'delta'; readonly data: { readonly text: string } }
  | { readonly event: 'card'; readonly data: { readonly card: TurnView['cards'][number] } }
  | { readonly event: 'act'; readonly data: { readonly act: Omit<TurnView['acts'][number], 'state'> } }
  | { readonly event: 'caution'; readonly data: { readonly caution: TurnView['caution'] } }
  | { readonly event: 'restart' | 'topic'; readonly data: object }
  | { readonly event: 'done' | 'error'; readonly data: TurnView };

/** Reads an answer to its end; whether the end came. Throws when the connection is lost on the way. */
export async function readAnswer(
  turnId: string,
  signal: AbortSignal,
  hear: (heard: Heard) => void,
): Promise<boolean> {
  const answer = await openAnswer(turnId, signal);
  let ended = false;
  const parser = createParser({
    onEvent({ event, data }) {
      ended ||= event === 'done' || event === 'error';
      hear({ event, data: JSON.parse(data) } as Heard);
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
