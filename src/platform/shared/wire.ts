import type { ZodType, z } from 'zod';
import type { RefusalCode } from './decision.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Wire = `${Method} /${string}`;

/**
 * Who may call: `anyone` needs no token and stands under `/api/public`, `account` needs a valid token
 * (the gate before verification and onboarding), `member` a verified and onboarded person.
 */
export type Access = 'anyone' | 'account' | 'member';

/** What is old and goes on for a while: calendar days in UTC, at least 12 months apart. */
export interface Deprecation {
  readonly since: string;
  readonly until: string;
  /** What to use instead, in words. */
  readonly instead: string;
}

/** One operation on the wire. `reply: null` means the handler sends bytes itself (pictures, calendars). */
export interface Endpoint {
  readonly operation: string;
  readonly summary: string;
  readonly access: Access;
  /** Also for those who are suspended: what they may say about it. */
  readonly suspendedToo?: true;
  /** Also for somebody whose account is about to be deleted; everything else is closed to them. */
  readonly whileLeaving?: true;
  /** Also while people can only read: what ends that, and what looks without changing anything. */
  readonly whileReadOnly?: true;
  /** The scope with which the token of a program reads this too; without one, programs are refused. */
  readonly programScope?: string;
  /** Its end is announced: in headers of each answer, and in the document. */
  readonly deprecated?: Deprecation;
  readonly params?: ZodType;
  readonly query?: ZodType;
  readonly body?: ZodType;
  readonly reply: ZodType | null;
  /** Media types of the bytes, where the handler sends them itself. */
  readonly sends?: readonly string[];
  /** What a rule may answer with. */
  readonly refusals?: readonly RefusalCode[];
  /** Largest body in bytes; without it 256 KiB. */
  readonly bodyLimit?: number;
  /** The body is raw bytes (`application/octet-stream`, `image/*`), not JSON. */
  readonly rawBody?: true;
  /**
   * Mail programs do it with one press (RFC 8058): the form that they send along is not read, and who opens its
   * address instead is led to the page of the same name, outside the API.
   */
  readonly onePress?: true;
  /** Requests a minute from one address or person; without it the general limit. */
  readonly perMinute?: number;
}

/** All operations of an area, keyed by method and path: `'PUT /api/huddles/:huddleId/rsvp'`. */
export type Contract = Readonly<Partial<Record<Wire, Endpoint>>>;

type Input<S> = S extends ZodType ? z.input<S> : undefined;
type Output<S> = S extends ZodType ? z.output<S> : undefined;

/** What a caller sends, as plain JSON. */
export interface WireInput<E> {
  params: E extends { params: infer S } ? Input<S> : undefined;
  query: E extends { query: infer S } ? Input<S> : undefined;
  body: E extends { rawBody: true } ? Uint8Array : E extends { body: infer S } ? Input<S> : undefined;
}

/** What a handler receives, parsed. */
export interface WireParsed<E> {
  params: E extends { params: infer S } ? Output<S> : undefined;
  query: E extends { query: infer S } ? Output<S> : undefined;
  body: E extends { rawBody: true } ? Uint8Array : E extends { body: infer S } ? Output<S> : undefined;
}

export type WireReply<E> = E extends { reply: infer S } ? Output<S> : undefined;
