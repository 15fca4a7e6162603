import type { QuestionId } from '#platform/shared/ids.ts';
import type { QuestionView } from '../../contract/questions.ts';
import type { QuestionKind, WantedQuestion } from '../../rules/questions.ts';

/** A question while a host edits it. */
export interface EditedForm {
  /** For the list of the page alone. */
  readonly key: string;
  readonly id: QuestionId | null;
  readonly text: string;
  readonly kind: QuestionKind;
  /** One a line. */
  readonly choices: string;
  readonly perPerson: boolean;
  readonly required: boolean;
}

export function newQuestion(): EditedForm {
  const key = crypto.randomUUID();
  return { key, id: null, text: '', kind: 'YES_NO', choices: '', perPerson: false, required: true };
}

export function editedOf(question: QuestionView): EditedForm {
  const { id, text, kind, choices, perPerson, required } = question;
  return { key: id, id: id as QuestionId, text, kind, choices: choices.join('\n'), perPerson, required };
}

export function wantedOf({
  key: _key,
  choices,
  ...form
}: EditedForm): WantedQuestion & { choices: string[] } {
  const lines = form.kind === 'CHOICE' ? choices.split('\n') : [];
  return { ...form, text: form.text.trim(), choices: lines.map((line) => line.trim()).filter(Boolean) };
}
