import { type Decision, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { QuestionId } from '#platform/shared/ids.ts';
import type { HuddleRefusal } from '../messages.ts';

export const questionKinds = ['YES_NO', 'CHOICE', 'NUMBER', 'TEXT', 'CONSENT'] as const;
export type QuestionKind = (typeof questionKinds)[number];

export const MAX_QUESTIONS = 10;
export const MIN_CHOICES = 2;
export const MAX_CHOICES = 12;
export const MAX_REPLY_LENGTH = 500;
const MAX_NUMBER = 1_000_000;

/** What the hosts ask everybody who says yes (HUD-28). */
export interface Question {
  readonly id: QuestionId;
  readonly text: string;
  readonly kind: QuestionKind;
  readonly choices: readonly string[];
  /** Asked for each of the party, not once. */
  readonly perPerson: boolean;
  readonly required: boolean;
  /** Another wording is another question: what was said to the version before does not answer it. */
  readonly version: number;
}

export type WantedQuestion = Omit<Question, 'id' | 'version'> & { readonly id: QuestionId | null };

/** What somebody said to one question: one value, or one for each of the party, theirs first; '' says nothing. */
export interface Reply {
  readonly questionId: QuestionId;
  readonly version: number;
  readonly values: readonly string[];
}

/** A choice needs something to choose from, each once; nothing else has choices. */
export function faultOfQuestion({
  kind,
  choices,
}: Pick<Question, 'kind' | 'choices'>): Refusal<HuddleRefusal> | undefined {
  const isWrong =
    kind === 'CHOICE'
      ? choices.length < MIN_CHOICES || new Set(choices).size < choices.length
      : choices.length > 0;
  return isWrong ? refuse('CHOICES_MISSING') : undefined;
}

/** The version that a question has once it reads as wanted. */
export function versionOf(before: Question | undefined, wanted: WantedQuestion): number {
  if (!before) return 1;
  const isSame =
    before.text === wanted.text &&
    before.kind === wanted.kind &&
    before.perPerson === wanted.perPerson &&
    before.choices.join('\n') === wanted.choices.join('\n');
  return isSame ? before.version : before.version + 1;
}

/** Whether what somebody said answers what is asked now, of all of their party. */
export function isAnswered(question: Question, reply: Reply | undefined, party: number): boolean {
  if (!reply || reply.version !== question.version) return false;
  const said = reply.values.slice(0, question.perPerson ? party : 1);
  return said.length === (question.perPerson ? party : 1) && said.every((value) => value !== '');
}

/** The required questions that stand open for a party. */
export function openQuestions(
  questions: readonly Question[],
  replies: readonly Reply[],
  party: number,
): Question[] {
  const said = new Map(replies.map((reply) => [reply.questionId, reply]));
  return questions.filter(
    (question) => question.required && !isAnswered(question, said.get(question.id), party),
  );
}

/** Whether these replies are replies to what is asked now; one person of the party may leave out what is not required. */
export function decideReplies(
  questions: readonly Question[],
  replies: readonly Reply[],
  party: number,
): Decision<readonly Reply[], HuddleRefusal> {
  const asked = new Map(questions.map((question) => [question.id, question]));
  for (const reply of replies) {
    const question = asked.get(reply.questionId);
    if (!question || question.version !== reply.version) return refuse('QUESTIONS_CHANGED');
    const expected = question.perPerson ? party : 1;
    if (reply.values.length !== expected || !reply.values.every((value) => fits(question, value)))
      return refuse('REPLY_NOT_VALID', { question: question.text });
  }
  return replies;
}

function fits({ kind, choices }: Question, value: string): boolean {
  if (value === '') return true;
  switch (kind) {
    case 'YES_NO':
      return value === 'YES' || value === 'NO';
    case 'CONSENT':
      return value === 'YES';
    case 'CHOICE':
      return choices.includes(value);
    case 'NUMBER':
      return /^\d{1,7}([.,]\d{1,2})?$/.test(value) && Number(value.replace(',', '.')) <= MAX_NUMBER;
    case 'TEXT':
      return value.length <= MAX_REPLY_LENGTH;
  }
}
