import { useEffect, useState } from 'react';

const STEP_MS = 15_000;

/** The time, as a clock on the wall shows it. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), STEP_MS);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
