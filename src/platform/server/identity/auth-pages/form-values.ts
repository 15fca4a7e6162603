import { z } from 'zod';

const MAX_PASSWORD = 256;
const address = z.email().max(254);

export interface FormValues {
  readonly email: string;
  readonly password: string;
}

/** What a person typed, whatever the form held: texts of a bounded length, never anything else. */
export function formValues(body: unknown): FormValues {
  const sent = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const text = (name: string, longest: number) => {
    const value = sent[name];
    return typeof value === 'string' ? value.slice(0, longest) : '';
  };
  return { email: text('email', MAX_PASSWORD).trim(), password: text('password', MAX_PASSWORD) };
}

export type EmailFault = 'EMPTY' | 'FORM' | 'DISPOSABLE';

export function faultOfEmail(email: string): 'EMPTY' | 'FORM' | undefined {
  if (email === '') return 'EMPTY';
  return address.safeParse(email).success ? undefined : 'FORM';
}

/** A text that was sent under this name; empty without one. */
export function textIn(sent: unknown, name: string): string {
  const value: unknown = typeof sent === 'object' && sent !== null ? Reflect.get(sent, name) : undefined;
  return typeof value === 'string' ? value : '';
}

/** The word of a link; empty when it has none of the right form. */
export function wordIn(query: unknown): string {
  const token = textIn(query, 'token');
  return /^[\w-]{43}$/.test(token) ? token : '';
}
