import { useEffect } from 'react';
import { renewKey } from '../device-key.ts';

/** After the page has come alive: it is for later. */
const CALM_MS = 4_000;

/** Prepares this browser to sign what is done without a network, while there is one. */
export function KeepDeviceKey() {
  useEffect(() => {
    if (!navigator.onLine) return;
    const calm = setTimeout(() => void renewKey().catch(() => undefined), CALM_MS);
    return () => clearTimeout(calm);
  }, []);
  return null;
}
