import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';

const PHONE = '(max-width: 40em)';

const GuessContext = createContext(false);

/** What the request for the page says of its screen. */
export function ScreenProvider({ isPhone, children }: { isPhone: boolean; children: ReactNode }) {
  return <GuessContext value={isPhone}>{children}</GuessContext>;
}

/** Whether the window is as narrow as a phone's; for what is another list there. What only looks different is left to CSS. */
export function useOnPhone(): boolean {
  const guess = use(GuessContext);
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(PHONE).matches,
    () => guess,
  );
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
