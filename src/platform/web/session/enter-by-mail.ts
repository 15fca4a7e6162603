import type { INavigator } from 'oidc-client-ts';

/** What a mail said: the code with the word of the tab that asked for it, or the word of the link. */
export type MailProof = { readonly ask: string; readonly code: string } | { readonly token: string };

export type MailFault = 'WRONG' | 'ENDED' | 'DISPOSABLE' | 'TOO_OFTEN' | 'SECOND_FACTOR';

interface MailAnswer {
  readonly code: MailFault;
  readonly seconds?: number;
}

/** The mail does not log in: the code is wrong, or used, or too old. */
export class MailRefused extends Error {
  readonly code: MailFault;
  /** How long to wait before the next try. */
  readonly seconds: number;
  constructor({ code, seconds = 0 }: MailAnswer) {
    super(code);
    this.code = code;
    this.seconds = seconds;
  }
}

const DEADLINE_MS = 20_000;

/**
 * Logs in at the provider without leaving the page: begins a log-in as the library asks for it, and answers its
 * question by what the mail said, as the log-in page does with a password.
 */
export function navigatorBy(proof: MailProof): INavigator {
  return {
    prepare: async () => ({
      async navigate({ url }) {
        const page = await send(url);
        const [path] = /^\/oidc\/interaction\/[\w-]+/.exec(new URL(page.url).pathname) ?? [];
        if (!path) throw new Error(`the log-in began at ${page.url}`);
        const answer = await send(`${path}/mail-code`, new URLSearchParams({ ...proof }));
        if (!answer.ok) throw new MailRefused((await answer.json()) as MailAnswer);
        return { url: (await afterLogOut(answer)).url };
      },
      close() {},
    }),
    callback: async () => {},
  };
}

/** Where somebody else was logged in, the provider answers with a form that logs them out first, and goes on then. */
async function afterLogOut(answer: Response): Promise<Response> {
  if (new URL(answer.url).pathname === '/auth/silent') return answer;
  const [form] = new DOMParser().parseFromString(await answer.text(), 'text/html').forms;
  if (!form) throw new Error(`the log-in ended at ${answer.url}`);
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return send(form.action, new URLSearchParams(fields));
}

function send(url: string, body?: URLSearchParams): Promise<Response> {
  return fetch(url, {
    ...(body && { method: 'POST', body }),
    headers: { accept: 'application/json' },
    credentials: 'same-origin',
    cache: 'no-store',
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
}
