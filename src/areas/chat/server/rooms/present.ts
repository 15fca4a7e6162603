import { withNames } from '#areas/person/rules/mentions.ts';
import { presentPersonSummary } from '#areas/person/server/public.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { RoomView } from '../../contract/views.ts';
import { usualTelling } from '../../rules/state.ts';
import type { RoomPerson } from './people.sql.ts';
import type { RoomRow } from './reads.ts';

/** A room as one of its people sees it. */
export function presentRoom(row: RoomRow, personId: PersonId): RoomView {
  const { id, kind, name, people, seat, leads, closed, newest } = row;
  return {
    id,
    kind,
    name,
    people,
    seat,
    leads,
    closed,
    faces: row.faces.map(presentPersonSummary),
    telling: row.choice ?? usualTelling(kind),
    readSeq: row.read_seq,
    lastSeq: row.last_seq,
    unread: row.unread,
    firstUnread: row.first_unread,
    newest: newest && {
      author: newest.author,
      mine: newest.authorId === personId,
      excerpt: withNames(newest.excerpt, newest.named ?? []),
      pictures: newest.pictures,
      at: new Date(newest.at).toISOString(),
    },
  };
}

export function presentRoomPeople(people: readonly RoomPerson[]) {
  return {
    items: people.map((row) => ({ person: presentPersonSummary(row), owner: row.owner, asked: row.asked })),
  };
}

/** One page from one row more than asked for, with the cursor of the next. */
export function presentRooms(rows: readonly RoomRow[], limit: number, personId: PersonId) {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map((row) => presentRoom(row, personId)),
    next: rows.length > limit && last ? `${last.rank}~${last.id}` : null,
  };
}
