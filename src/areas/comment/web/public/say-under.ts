import { newIdempotencyKey } from '#platform/web/idempotency-key.ts';
import { addComment } from '../queries.ts';

/** Says one thing under something that is not open here; `kind` as in the keys of queries ('huddle'). */
export const sayUnder = (kind: string, id: string, text: string) =>
  addComment({ kind, id }, { text, parentId: null }, newIdempotencyKey());
