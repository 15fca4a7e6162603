import { z } from 'zod';
import type { MessageValues } from './message.ts';

/** Every command answers with `error` and a sentence for people (API-3); programs take `code` and its `params`. */
export const commandReply = z.object({
  error: z.literal(false),
  message: z.string(),
  code: z.string().optional(),
  /** What the sentence says besides: names, numbers, instants. */
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

/** A command reply that also carries what was made or changed. */
export function commandReplyWith<Shape extends z.ZodRawShape>(shape: Shape) {
  return commandReply.extend(shape);
}

/** A command reply whose sentence is still to be worded, which the edge does in the reader's language. */
export interface Confirmation<Code extends string = string> {
  readonly error: false;
  readonly code: Code;
  readonly message: '';
  readonly values: MessageValues;
}

/** Says that it is done; an area's `messages.ts` narrows it to the codes that have a sentence there. */
export function confirm<Code extends string>(code: Code, values: MessageValues = {}): Confirmation<Code> {
  return { error: false, code, message: '', values };
}

export function isConfirmation(answer: unknown): answer is Confirmation {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'error' in answer &&
    answer.error === false &&
    'values' in answer
  );
}
