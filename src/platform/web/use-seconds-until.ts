import { useEffect, useState } from 'react';

/** Whole seconds left until an instant in milliseconds, 0 when it has passed; renders once a second meanwhile. */
export function useSecondsUntil(instant: number): number {
  const [left, setLeft] = useState(() => secondsUntil(instant));
  useEffect(() => {
    const count = () => {
      const seconds = secondsUntil(instant);
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(count, 1_000);
    count();
    return () => clearInterval(timer);
  }, [instant]);
  return left;
}

function secondsUntil(instant: number): number {
  return Math.max(0, Math.ceil((instant - Date.now()) / 1_000));
}
