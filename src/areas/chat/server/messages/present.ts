import { type Named, withNames } from '#areas/person/rules/mentions.ts';
import { presentPersonSummary } from '#areas/person/server/public.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { AlbumPicture, MessageView } from '../../contract/views.ts';
import type { VisibleRoom } from '../reads.ts';
import type { MessageRow, PictureRow } from './reads.ts';

/** Whether this person may read a message: said since they came, by nobody whom a block is between. */
export function mayRead(room: VisibleRoom, authorId: PersonId, at: Date | number): boolean {
  return Number(at) >= room.since.getTime() && !room.blocked.includes(authorId);
}

/** Those whom a text names and whom no block hides from its reader. */
function seenIn(named: readonly Named[] | null, blocked: readonly PersonId[]): Named[] {
  return (named ?? []).filter(({ id }) => !blocked.includes(id as PersonId));
}

/** A message as its reader may see it, or the place where it stood. */
export function presentMessage(
  row: MessageRow,
  room: VisibleRoom,
  personId: PersonId,
  own: ReadonlySet<string>,
): MessageView {
  const { id, seq, body, announcement, edited_at, removed_by } = row;
  return {
    id,
    seq,
    announcement,
    text: body,
    removedBy: removed_by,
    author: removed_by ? null : presentPersonSummary({ ...row, id: row.author_id }),
    createdAt: row.created_at.toISOString(),
    edited: edited_at !== null && removed_by === null,
    mine: row.author_id === personId,
    namesMe: row.mentions?.some((named) => named.id === personId) ?? false,
    mentions: seenIn(row.mentions, room.blocked),
    replyTo: presentAnswered(row, room),
    pictures: [...(row.pictures ?? [])],
    reactions: (row.reactions ?? []).map(({ reaction, count }) => ({
      reaction,
      count,
      mine: own.has(`${id} ${reaction}`),
    })),
  };
}

/** One page of an album from some rows more than asked for: all pictures of a message stand on one. */
export function presentAlbum(rows: readonly PictureRow[], limit: number, personId: PersonId) {
  const last = rows[limit - 1]?.seq;
  const shown = last === undefined ? rows : rows.filter(({ seq }) => seq >= last);
  return {
    items: shown.map(
      (row): AlbumPicture => ({
        id: row.media_id,
        messageId: row.message_id,
        seq: row.seq,
        alt: row.alt,
        width: row.width,
        height: row.height,
        author: presentPersonSummary({ ...row, id: row.author_id }),
        mine: row.author_id === personId,
        createdAt: row.created_at.toISOString(),
      }),
    ),
    next: shown.length < rows.length && last !== undefined ? last : null,
  };
}

function presentAnswered({ answered }: MessageRow, room: VisibleRoom): MessageView['replyTo'] {
  if (!answered) return null;
  const { id, authorId, author, at } = answered;
  const excerpt = withNames(answered.excerpt, seenIn(answered.named, room.blocked));
  return mayRead(room, authorId, at) ? { id, author, excerpt } : { id: '', author: null, excerpt: '' };
}
