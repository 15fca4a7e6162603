import { z } from 'zod';

const base64url = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\w-]+$/);

/** What a browser says of a key that it made; the rest of its answer is not needed. */
export const madeKey = z.strictObject({
  id: base64url(1_400),
  clientDataJSON: base64url(4_000),
  attestationObject: base64url(20_000),
  transports: z.array(z.string().regex(/^[a-z-]{1,20}$/)).max(8),
});
export type MadeKey = z.output<typeof madeKey>;

/** How a key shows that it is there. */
export const shownKey = z.strictObject({
  id: base64url(1_400),
  clientDataJSON: base64url(4_000),
  authenticatorData: base64url(4_000),
  signature: base64url(2_000),
});
export type ShownKey = z.output<typeof shownKey>;
