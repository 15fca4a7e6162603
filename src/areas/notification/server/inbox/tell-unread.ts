import type { DbOrTx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { Locale } from '#platform/shared/locale.ts';
import { wordNotice } from '../mails/compose-letter.ts';
import { namesOfObjects } from '../names-of-objects.ts';
import { aboutOf, presentNotification } from './present.ts';
import { listNotifications } from './reads.ts';

/** The newest notifications that somebody has not read, as they may see them now. */
export async function listUnread(db: DbOrTx, personId: PersonId, limit: number) {
  const rows = await listNotifications(db, personId, { only: 'UNREAD', after: undefined, limit });
  const shown = rows.slice(0, limit);
  const nameOf = await namesOfObjects(db, personId, shown.map(aboutOf));
  return shown.map((row) => presentNotification(row, nameOf(aboutOf(row))));
}

export type Unread = Awaited<ReturnType<typeof listUnread>>[number];

/** What a notification says; where a name is null, without it. */
export function wordUnread(
  { kind, facts, object }: Unread,
  names: { readonly actor: string | null; readonly object: string | null },
  locale: Locale,
): string {
  const notice = { kind, facts, objectType: object.type, actorName: names.actor };
  return wordNotice(notice, names.object ?? undefined, locale);
}
