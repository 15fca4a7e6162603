import { wordProblem } from './api-problem.ts';

/** How a command went, and the sentence that says so. */
export interface Outcome {
  readonly failed: boolean;
  readonly words: string;
}

/** What a command answers: an answer may carry a no, too. */
export interface Answered {
  readonly message: string;
  readonly error?: boolean;
}

/** Carries a command out: what was refused is worded by the first entry of its errors, any other answer by itself. */
export async function runAndToast(work: () => Promise<Answered>): Promise<Outcome> {
  try {
    const { message, error = false } = await work();
    return { failed: error, words: message };
  } catch (error) {
    return { failed: true, words: wordProblem(error) };
  }
}
