import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { MAX_QUESTION } from '../../rules/turn.ts';

/**
 * The question that came along from the landing page is asked once: it leaves the address before, and its key is
 * made from its words, so that a page opened twice finds the one answer (SITE-5).
 */
export function useCarriedQuestion(ask: (question: string, key: string) => void): void {
  const [search, setSearch] = useSearchParams();
  const asked = useRef(false);
  const carried = search
    .get('question')
    ?.replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, MAX_QUESTION);
  useEffect(() => {
    if (!carried || asked.current) return;
    asked.current = true;
    setSearch({}, { replace: true });
    ask(carried, keyOf(carried));
  }, [carried, ask, setSearch]);
}

function keyOf(question: string): string {
  let hash = 5_381;
  for (const sign of question) hash = (hash * 33 + (sign.codePointAt(0) ?? 0)) % 2 ** 31;
  return `carried-${hash}-${question.length}`;
}
