import { setNonce } from 'get-nonce';
import { createContext } from 'react';

/** The nonce of the answer being rendered: the server hands it in, the browser reads it off the page. */
export const NonceContext = createContext<string | undefined>(documentNonce());

/** Locking the scroll behind a dialog adds a style element; that library takes its nonce from here. */
export function allowOwnStyles(): void {
  const nonce = documentNonce();
  if (nonce) setNonce(nonce);
}

function documentNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;
}
