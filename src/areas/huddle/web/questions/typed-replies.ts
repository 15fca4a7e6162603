import type { QuestionId } from '#platform/shared/ids.ts';
import type { QuestionView } from '../../contract/questions.ts';

/** What is typed, by the id of its question. */
export type Typed = Readonly<Record<string, readonly string[]>>;

/** A reply as it is sent. */
export interface SentReply {
  readonly questionId: QuestionId;
  readonly version: number;
  readonly values: string[];
}

type Asked = Pick<QuestionView, 'id' | 'version' | 'perPerson' | 'reply'>;

/** What stands in the fields of a question: what is typed, else what was said to its present wording; one value a person. */
export function typedFrom(question: Asked, typed: Typed, party: number): string[] {
  const { id, version, perPerson, reply } = question;
  const values = typed[id] ?? (reply?.version === version ? reply.values : []);
  return Array.from({ length: perPerson ? party : 1 }, (_, at) => values[at] ?? '');
}

export function repliesFrom(questions: readonly Asked[], typed: Typed, party: number): SentReply[] {
  return questions.map((question) => ({
    questionId: question.id as QuestionId,
    version: question.version,
    values: typedFrom(question, typed, party),
  }));
}

/** How many questions nobody of the party has said anything to in their present wording. */
export function countUnanswered(questions: readonly Asked[]): number {
  return questions.filter((question) => typedFrom(question, {}, 1).every((value) => value === '')).length;
}
