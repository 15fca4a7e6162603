import { z } from 'zod';
import type { PersonId } from './ids.ts';
import { isWebAddress, MAX_LINK } from './web-address.ts';

/** The schema of a branded id. */
export function idOf<Id extends string>() {
  return z.uuid() as unknown as z.ZodType<Id, string>;
}

export const personId = idOf<PersonId>();

/** ISO 8601 with an offset or Z, between the years 2000 and 2200. */
export const instant = z.iso
  .datetime({ offset: true })
  .refine((text) => /^2[01]\d\d-/.test(text), 'must lie between the years 2000 and 2200');

const CONTROL = /[\p{Cc}\p{Cs}]/u;

/** One line of text: no control characters, trimmed. */
export function line(limit: number) {
  return z
    .string()
    .trim()
    .max(limit)
    .refine((text) => !CONTROL.test(text), 'must be one line of plain text');
}

/** Text of several lines: no control characters but line breaks and tabs. */
export function prose(limit: number) {
  return z
    .string()
    .trim()
    .max(limit)
    .refine((text) => !CONTROL.test(text.replace(/[\n\r\t]/g, '')), 'must be plain text');
}

/** An address of the open web, or empty; nothing that a browser would run. */
export const webAddress = z
  .string()
  .trim()
  .max(MAX_LINK)
  .refine(
    (text) => text === '' || isWebAddress(text),
    'must be a web address that begins with https:// or http://',
  );

/** A place as people name it. Coordinates are degrees, WGS 84. */
export const place = z.strictObject({
  name: line(120).min(1),
  formattedAddress: line(240),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
});
export type PlaceValue = z.output<typeof place>;

/** What a picture may come as: by what the asker takes, or drawn by us where there is none. */
export const pictureTypes: readonly string[] = ['image/avif', 'image/webp', 'image/svg+xml'];

/** The cursor of a list: opaque to callers. */
export const cursor = z.string().regex(/^[\w.~-]{1,200}$/);
export const pageSize = z.coerce.number().int().min(1).max(50).default(20);

/** A person as other people see them in lists. */
export const face = z
  .object({
    id: z.string(),
    username: z.string().nullable(),
    displayName: z.string(),
    profilePicUrl: z.string(),
  })
  .meta({ id: 'Face' });
export type PersonSummary = z.output<typeof face>;

/** Somebody whom a text names with an @. */
export const named = z
  .object({ id: z.string(), username: z.string(), name: z.string() })
  .meta({ id: 'Named' });
