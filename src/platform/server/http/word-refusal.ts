import type { Refusal } from '#platform/shared/decision.ts';
import { fillIn } from '#platform/shared/text.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { wordInstant } from '#platform/shared/word-instant.ts';

const texts = new Map<string, string>(
  Object.entries({
    NOT_FOUND: 'Not found.',
    NOT_SIGNED_IN: 'Please log in.',
    SUSPENDED: 'This account is suspended.',
    EMAIL_NOT_VERIFIED: 'Please verify your email.',
    NOT_ONBOARDED: 'Please finish setting up your account.',
    TOO_MANY_REQUESTS: 'Too many requests. Please try again in {retryAfter} seconds.',
    IN_FLIGHT: 'The same request is still being worked on.',
    KEY_REUSED: 'This Idempotency-Key was used for another request.',
  }),
);

/** Adds an area's texts; a code has one text in the whole product. */
export function registerRefusals(refusals: Readonly<Record<string, string>>): void {
  for (const [code, text] of Object.entries(refusals)) {
    const known = texts.get(code);
    if (known !== undefined && known !== text) throw new Error(`refusal ${code} has two texts`);
    texts.set(code, text);
  }
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** The sentence for people; instants among the parameters are worded in the viewer's time zone. */
export function wordRefusal(refusal: Refusal, viewer: Viewer | null): string {
  const text = texts.get(refusal.code);
  if (text === undefined) throw new Error(`refusal ${refusal.code} has no text`);
  const worded = Object.entries(refusal.params).map(([name, value]) => [
    name,
    typeof value === 'string' && INSTANT.test(value)
      ? wordInstant(new Date(value), viewer?.timeZone ?? 'UTC', viewer?.locale ?? 'en')
      : String(value),
  ]);
  return fillIn(text, Object.fromEntries(worded));
}
