import { presentPersonSummary } from '#areas/person/server/public.ts';
import type {
  AuthoredView,
  DraftView,
  NamedView,
  RevisionView,
  StoryCardView,
  StoryView,
} from '../contract/views.ts';
import { healthNoteOf } from '../rules/badges.ts';
import type { AuthoredRow, DraftRow, FormRow, RevisionRow } from './drafts/reads.ts';
import type { CardRow, Reader, StoryRow } from './reads.ts';

/** An inspiration in a list. */
export function presentCard(row: CardRow): StoryCardView {
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    coverUrl: `/api/public/inspirations/${row.id}/cover?v=${row.changed_at.getTime().toString(36)}`,
    topics: [...row.topics],
    minutes: row.minutes,
    publishedAt: row.published_at.toISOString(),
    author: { ...presentPersonSummary({ ...row, id: row.author_id }), badge: row.badge },
    likeCount: row.like_count,
    commentCount: row.comment_count,
    saved: row.saved,
  };
}

export function presentStory(row: StoryRow, named: NamedView, reader: Reader): StoryView {
  return {
    ...presentCard(row),
    changedAt: row.changed_at.toISOString(),
    document: row.document,
    named,
    healthNote: healthNoteOf(row.health, row.badge),
    liked: row.liked,
    mine: row.author_id === reader,
  };
}

export function presentDraft(row: DraftRow, named: NamedView): DraftView {
  return { ...presentForm(row), ...presentState(row), edition: row.edition, named };
}

function presentForm(row: FormRow) {
  const { title, summary, health, document } = row;
  return { title, summary, health, document, coverPictureId: row.cover_picture_id, topics: [...row.topics] };
}

type StateRow = Pick<
  DraftRow,
  | 'id'
  | 'state'
  | 'edition'
  | 'saved_at'
  | 'scheduled_at'
  | 'published_at'
  | 'published_edition'
  | 'hidden_at'
>;

function presentState(row: StateRow) {
  return {
    id: row.id,
    state: row.state,
    hidden: row.hidden_at !== null,
    savedAt: row.saved_at.toISOString(),
    scheduledAt: row.scheduled_at?.toISOString() ?? null,
    publishedAt: row.published_at?.toISOString() ?? null,
    changed: row.published_edition !== null && row.published_edition !== row.edition,
  };
}

export function presentAuthored(row: AuthoredRow): AuthoredView {
  return {
    ...presentState(row),
    title: row.title,
    coverPictureId: row.cover_picture_id,
    readerCount: row.reader_count,
    saveCount: row.save_count,
    likeCount: row.like_count,
    commentCount: row.comment_count,
  };
}

export function presentRevision(
  row: Pick<RevisionRow, 'number' | 'reason' | 'title' | 'saved_at'>,
): RevisionView {
  const { number, reason, title, saved_at } = row;
  return { number, reason, title, savedAt: saved_at.toISOString() };
}

export function presentWholeRevision(row: RevisionRow, named: NamedView) {
  return { ...presentRevision(row), ...presentForm(row), named };
}
