import { z } from 'zod';

/** Every command answers with `error` and a sentence for people (API-3). */
export const commandReply = z.object({ error: z.literal(false), message: z.string() });

/** A command reply that also carries what was made or changed. */
export function commandReplyWith<Shape extends z.ZodRawShape>(shape: Shape) {
  return commandReply.extend(shape);
}

export function done(message: string): { error: false; message: string } {
  return { error: false, message };
}
