import type { QuestionId } from '#platform/shared/ids.ts';
import type { QuestionView } from '../../contract/questions.ts';
import type { Question } from '../../rules/questions.ts';
import type { KeptReply } from './reads.ts';

/** What is asked, each with what one person said to it. */
export function presentQuestions(
  questions: readonly Question[],
  replies: ReadonlyMap<QuestionId, KeptReply>,
): QuestionView[] {
  return questions.map((question) => ({ ...question, reply: presentReply(replies.get(question.id)) }));
}

function presentReply(reply: KeptReply | undefined): QuestionView['reply'] {
  if (!reply) return null;
  const { version, values, repliedAt } = reply;
  return { version, values: [...values], repliedAt: repliedAt.toISOString() };
}
