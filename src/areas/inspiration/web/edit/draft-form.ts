import type { DraftView } from '../../contract/views.ts';
import { linesOf } from '../../rules/read-document.ts';
import type { DraftForm } from '../mutations.ts';

/** What an author can change. */
export function formOf(draft: Pick<DraftView, keyof DraftForm>): DraftForm {
  const { title, summary, coverPictureId, topics, health, document } = draft;
  return { title, summary, coverPictureId, topics, health, document };
}

/** All of it as lines, to be compared. */
export function linesOfForm({ title, summary, topics, document }: DraftForm): string[] {
  const about = topics.length > 0 ? [topics.map((topic) => `#${topic.toLowerCase()}`).join(' ')] : [];
  return [...[title, summary].filter(Boolean), ...about, ...linesOf(document)];
}

export function isSame(one: DraftForm, other: DraftForm): boolean {
  return JSON.stringify(formOf(one)) === JSON.stringify(formOf(other));
}
