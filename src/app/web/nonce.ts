import { createContext } from 'react';

/** The script nonce of the answer being rendered; empty in the browser, which has no use for it. */
export const NonceContext = createContext<string | undefined>(undefined);
