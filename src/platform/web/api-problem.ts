/** The server understood and said no, or could not answer: what to tell people, and the code to act on. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: readonly string[];
  readonly params: Readonly<Record<string, string | number>>;
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | undefined;

  constructor(facts: Pick<ApiProblem, 'status' | 'code' | 'message' | 'errors' | 'params' | 'retryAfter'>) {
    super(facts.message);
    this.name = 'ApiProblem';
    this.status = facts.status;
    this.code = facts.code;
    this.errors = facts.errors;
    this.params = facts.params;
    this.retryAfter = facts.retryAfter;
  }
}

const SOMETHING = 'Something went wrong';

/** Reads the problem out of an answer that is not ok, also when something on the way made it. */
export async function problemOf(answer: Response): Promise<ApiProblem> {
  const sent: Partial<ApiProblem> = await answer.json().catch(() => ({}));
  const message = typeof sent.message === 'string' ? sent.message : SOMETHING;
  const wait = Number(answer.headers.get('retry-after') ?? Number.NaN);
  return new ApiProblem({
    status: answer.status,
    code: sent.code ?? 'UNKNOWN',
    message,
    errors: Array.isArray(sent.errors) ? sent.errors : [message],
    params: sent.params ?? {},
    retryAfter: Number.isFinite(wait) ? wait : undefined,
  });
}

/** The sentence for a toast: the first entry of the errors list, else a general one. */
export function wordProblem(error: unknown): string {
  return error instanceof ApiProblem ? (error.errors[0] ?? SOMETHING) : SOMETHING;
}
