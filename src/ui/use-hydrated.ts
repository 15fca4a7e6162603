import { useSyncExternalStore } from 'react';

/** Whether scripts have taken over: false on the server and in a page that just arrived from it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(neverChanges, isHere, isNotYet);
}

const neverChanges = () => () => undefined;
const isHere = () => true;
const isNotYet = () => false;
