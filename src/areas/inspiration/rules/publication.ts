import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { InspirationRefusal } from '../messages.ts';
import type { StoryDocument } from './document.ts';
import { isEmpty } from './read-document.ts';

export const MAX_ARTICLE_DRAFTS = 100;
/** Pictures that were put into it at any time. */
export const MAX_PICTURES_KEPT = 200;
export const MAX_REVISIONS = 60;

const YEAR_MS = 366 * 24 * 3_600_000;
/** While somebody writes, their words are kept for the history this often. */
const A_REVISION_MS = 5 * 60_000;

export interface Written {
  readonly title: string;
  readonly document: StoryDocument;
}

/** Whether it can be shown to readers: at once, or at a time to come. */
export function decidePublication(
  { title, document }: Written,
  at: Date | null,
  now: Date,
): Refusal<InspirationRefusal> | undefined {
  if (title === '') return refuse('TITLE_NEEDED');
  if (isEmpty(document)) return refuse('WORDS_NEEDED');
  if (at && (at <= now || at.getTime() > now.getTime() + YEAR_MS)) return refuse('TIME_PAST');
  return undefined;
}

/** Whether what stands there is kept for the history before it is written over. */
export function isRevisionDue(lastKept: Date | null, savedAt: Date): boolean {
  return lastKept === null || savedAt.getTime() - lastKept.getTime() >= A_REVISION_MS;
}
