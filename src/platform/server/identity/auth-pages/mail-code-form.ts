import type { MailProof } from '../mail-codes.ts';
import { formValues } from './form-values.ts';

export interface CodeForm {
  readonly email: string;
  /** A word of the browser that asks; the code is good only with it. */
  readonly ask: string;
  readonly code: string;
  readonly token: string;
  readonly back: string;
}

const WORD = /^[\w-]{43}$/;

/** What was sent, empty where it is not of the right form. */
export function codeForm(body: unknown): CodeForm {
  const sent = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const text = (name: string, form: RegExp) => {
    const value = String(sent[name] ?? '').trim();
    return form.test(value) ? value : '';
  };
  return {
    email: formValues(body).email,
    ask: text('ask', WORD),
    code: text('code', /^\d{3}\s?\d{3}$/).replace(/\s/, ''),
    token: text('token', WORD),
    back: text('back', /^\/.{0,999}$/),
  };
}

/** What proves that somebody reads the mail; undefined while nothing of it is there. */
export function proofOf({ ask, code, token }: CodeForm): MailProof | undefined {
  if (token) return { token };
  return ask ? { ask, code } : undefined;
}
