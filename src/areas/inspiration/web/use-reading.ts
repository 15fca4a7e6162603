import { useEffect } from 'react';
import { apiOf } from '#platform/web/api.ts';
import type { InspirationContract } from '../contract/inspiration.ts';

const api = apiOf<InspirationContract>();

/** Who has a story before their eyes for so long is reading it. */
const READING_MS = 8_000;

/** Tells the server that somebody reads this; not who, and whether it arrives matters to nobody here. */
export function useReading(inspirationId: string, reads: boolean): void {
  useEffect(() => {
    if (!reads) return;
    const timer = setTimeout(() => {
      const params = { inspirationId };
      api('POST /api/public/inspirations/:inspirationId/readings', { params }).catch(() => undefined);
    }, READING_MS);
    return () => clearTimeout(timer);
  }, [inspirationId, reads]);
}
