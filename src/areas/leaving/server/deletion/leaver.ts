import type { Db } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';

/** Who is deleted, and what else leads to them. */
export interface Leaver {
  readonly personId: PersonId;
  readonly email: string | null;
  /** Of the embedded provider. */
  readonly accountId: string | undefined;
  readonly now: Date;
}

/** One part of the deletion; done twice it finds nothing the second time. Answers how many rows it touched. */
export type Step = (db: Db, leaver: Leaver) => Promise<number>;
