import type { PersonId } from './ids.ts';

/** Who asks, as the server knows them from their token; nothing in a request can change it. */
export interface Viewer {
  readonly personId: PersonId;
  readonly emailVerified: boolean;
  readonly onboarded: boolean;
  readonly suspended: boolean;
  /** Has asked to be deleted: until then they are hidden as somebody suspended, and may take it back. */
  readonly leaving: boolean;
  readonly betaUser: boolean;
  readonly devUser: boolean;
  readonly moderator: boolean;
  readonly operator: boolean;
  /** IANA name, used to word times for this person. */
  readonly timeZone: string;
  readonly locale: string;
  /** Epoch milliseconds at which the token they came with ends. */
  readonly tokenEndsAt: number;
  /** The log-in the token came from; null when the provider does not say. */
  readonly logInId: string | null;
  /** Epoch milliseconds at which they last proved who they are; null when the provider does not say. */
  readonly loggedInAt: number | null;
  /** The token of a program through which they are read here; undefined where they ask themselves. */
  readonly programId?: string | undefined;
}
