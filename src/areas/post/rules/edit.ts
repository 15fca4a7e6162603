import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { PostRefusal } from '../messages.ts';
import { EDIT_MS } from './limits.ts';

export interface EditState {
  readonly isMine: boolean;
  readonly publishedAt: Date;
}

/** Whether the words of a post may be changed now (POST-3). */
export function decideEdit({ isMine, publishedAt }: EditState, now: Date): Refusal<PostRefusal> | undefined {
  if (!isMine) return refuse('POST_NOT_YOURS', {}, 'forbidden');
  return now >= editableUntil(publishedAt) ? refuse('EDIT_OVER') : undefined;
}

export function editableUntil(publishedAt: Date): Date {
  return new Date(publishedAt.getTime() + EDIT_MS);
}

/** What stood in a post before an edit is for its author, and for moderators who judge it. */
export function decideRevisions(reader: {
  readonly isMine: boolean;
  readonly moderator: boolean;
}): Refusal<PostRefusal> | undefined {
  return reader.isMine || reader.moderator ? undefined : refuse('POST_NOT_YOURS', {}, 'forbidden');
}

/** A post says or shows something; a quote needs own words or pictures, else it is a repost. */
export function decideWords(content: string, pictures: number): Refusal<PostRefusal> | undefined {
  return content.trim() === '' && pictures === 0 ? refuse('POST_EMPTY') : undefined;
}
