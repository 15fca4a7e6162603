import type { MailFault } from '#platform/web/session/enter-by-mail.ts';

export type JoinFault =
  | { readonly kind: Exclude<MailFault, 'TOO_OFTEN'> | 'EMAIL' | 'AWAY' }
  | { readonly kind: 'TOO_OFTEN'; readonly minutes: number }
  /** The server said no, in its own words. */
  | { readonly kind: 'REFUSED'; readonly words: string };

/** A word of this tab, without which the code that is mailed is worth nothing. */
export function newWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replace(
    /[+/=]/g,
    (sign) => ({ '+': '-', '/': '_' })[sign] ?? '',
  );
}

interface CodeRequest {
  readonly email: string;
  readonly ask: string;
  /** Where the link in the mail leads. */
  readonly back: string;
}

/** Has a code mailed; answers what went wrong. */
export async function askForCode(request: CodeRequest): Promise<JoinFault | undefined> {
  try {
    const answer = await fetch('/oidc/mail-codes', {
      method: 'POST',
      body: new URLSearchParams({ ...request }),
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(20_000),
    });
    if (answer.ok) return undefined;
    if (answer.status === 400) return { kind: 'EMAIL' };
    if (answer.status !== 429) return { kind: 'AWAY' };
    return { kind: 'TOO_OFTEN', minutes: Math.ceil(Number(answer.headers.get('retry-after')) / 60) };
  } catch {
    return { kind: 'AWAY' };
  }
}
