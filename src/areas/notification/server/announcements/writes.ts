import type { Tx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';

export interface NewAnnouncement {
  readonly id: string;
  readonly at: Date;
  readonly operator: string;
  readonly words: string;
  readonly germanWords: string | null;
  /** Null for everybody. */
  readonly to: { readonly personId: PersonId; readonly username: string } | null;
}

export async function insertAnnouncement(tx: Tx, { to, germanWords, ...said }: NewAnnouncement) {
  const whom = { person_id: to?.personId ?? null, person_name: to?.username ?? null };
  await tx
    .insertInto('announcements')
    .values({ ...said, ...whom, german_words: germanWords, for_everybody: to === null })
    .execute();
}
