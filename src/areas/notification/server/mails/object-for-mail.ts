import type { Db } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { AboutObject } from '../../rules/objects.ts';

/** What a mail may say of the object it is about, seen through its reader's eyes at this moment. */
export interface ObjectForMail {
  readonly name: string;
  /** Of what takes place at a time. */
  readonly outing?: OutingForMail;
  /** Of a ride, when it sets out. */
  readonly departsAt?: Date;
  /** What was said when it was called off; empty when nothing was. */
  readonly cancelReason?: string;
}

export interface BeforeMove {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly venue: string | null;
}

export interface OutingForMail {
  readonly name: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly place: string | null;
  /** What stood there before the last change of time or place. */
  readonly before?: BeforeMove;
  /** Makes a calendar entry of it. */
  readonly calendar: () => { readonly type: string; readonly text: string };
}

/** Undefined when the reader may no longer see it. */
export type FindForMail = (
  db: Db,
  personId: PersonId,
  object: AboutObject,
) => Promise<ObjectForMail | undefined>;
