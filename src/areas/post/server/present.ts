import { presentPersonSummary } from '#areas/person/server/public.ts';
import { wireTime } from '#platform/server/db/json-row.ts';
import type { PersonId, PostId } from '#platform/shared/ids.ts';
import type { ParameterView, PictureView, PostView, SaidView } from '../contract/views.ts';
import { editableUntil } from '../rules/edit.ts';
import type { StoredParameter, ViewRow } from './views.sql.ts';

export interface Reading {
  /** Null for a visitor. */
  readonly reader: PersonId | null;
  readonly now: Date;
}

/** A post with what it refers to; a reader who may not see that finds nothing there. */
export function presentPost(row: ViewRow, rows: ReadonlyMap<PostId, ViewRow>, reading: Reading): PostView {
  const inner = row.ref_post_id ? rows.get(row.ref_post_id) : undefined;
  const refPost = inner?.readable && row.state !== 'DELETED' ? presentSaid(inner, reading) : null;
  return Object.assign(presentSaid(row, reading), { refPost });
}

function presentSaid(row: ViewRow, { reader, now }: Reading): SaidView {
  const isGone = row.state === 'DELETED';
  const mine = row.author_id === reader;
  const until = mine && !isGone && !row.bare ? editableUntil(new Date(row.published_at)) : now;
  return {
    id: row.id,
    state: row.state,
    type: row.type,
    visibility: row.visibility,
    mine,
    hidden: mine && row.hidden_at !== null,
    author: isGone ? null : authorOf(row),
    content: row.content,
    parameters: presentParameters(row.parameters, row.people ?? []),
    pictures: (row.pictures ?? []).map((picture) => presentPicture(row, picture)),
    link: row.link,
    createdAt: wireTime(row.published_at),
    editedAt: row.edited_at && wireTime(row.edited_at),
    editableUntil: now < until ? until.toISOString() : null,
    likeCount: row.like_count,
    commentCount: row.comment_count,
    repostCount: row.repost_count,
    liked: row.liked,
    saved: row.saved,
    reposted: row.reposted,
  };
}

function authorOf({ author_id: id, username, display_name, picture_media_id }: ViewRow) {
  return presentPersonSummary({ id, username, display_name, picture_media_id });
}

/** People by their name of today; who may not be seen has none. */
export function presentParameters(
  stored: readonly StoredParameter[],
  people: readonly { readonly id: string; readonly username: string; readonly name: string }[],
): ParameterView[] {
  return stored.map(({ key, type, id, name, detail }) => {
    if (type === 'PLACE') return { key, value: { type, id, name, detail } };
    const person = people.find((each) => each.id === id);
    return { key, value: person ? { type, id, name: person.name, detail: person.username } : null };
  });
}

function presentPicture(row: ViewRow, picture: NonNullable<ViewRow['pictures']>[number]): PictureView {
  const { id, alt, width, height } = picture;
  const open = row.visibility === 'PUBLIC' ? '/public' : '';
  return { id, alt, width, height, url: `/api${open}/posts/${row.id}/pictures/${id}` };
}
