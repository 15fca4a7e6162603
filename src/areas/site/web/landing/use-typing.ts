import { useEffect, useState } from 'react';

const CHARACTER_MS = 100;
const PAUSE_MS = 2_000;

/**
 * What of the messages is written at this moment: one character each 100 ms, a rest of 2 s, then the next (SITE-4).
 * Where people want no motion the first message stands as it is.
 */
export function useTyping(messages: readonly string[]): string {
  const [at, setAt] = useState({ message: 0, length: messages[0]?.length ?? 0 });
  const text = messages[at.message] ?? '';
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const whole = at.length >= text.length;
    const timer = setTimeout(
      () =>
        setAt(
          whole
            ? { message: (at.message + 1) % messages.length, length: 0 }
            : { ...at, length: at.length + 1 },
        ),
      whole ? PAUSE_MS : CHARACTER_MS,
    );
    return () => clearTimeout(timer);
  }, [at, text.length, messages.length]);
  return text.slice(0, at.length);
}
