import { type ReactNode, useRef, useState } from 'react';
import { PresenceSheet } from './PresenceSheet.tsx';
import { readSecurity, type Security } from './security.ts';

/** Makes sure that it is me before something changes; false when I let it be. */
export type EnsurePresence = () => Promise<boolean>;

/**
 * Changes on this page want a log-in of the last ten minutes. Whether there is one the server says; if not, a sheet
 * asks for the password, a passkey or a code in a mail.
 */
export function usePresence(): { ensure: EnsurePresence; sheet: ReactNode } {
  const [asked, setAsked] = useState<Security>();
  const answer = useRef<(present: boolean) => void>(undefined);
  const ensure: EnsurePresence = async () => {
    const security = await readSecurity();
    // Another provider is asked by the form itself.
    if (security.freshUntil !== null || !security.keptHere) return true;
    setAsked(security);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  };
  const end = (present: boolean) => {
    setAsked(undefined);
    answer.current?.(present);
  };
  const sheet = asked && (
    <PresenceSheet security={asked} onPresent={() => end(true)} onClose={() => end(false)} />
  );
  return { ensure, sheet };
}
