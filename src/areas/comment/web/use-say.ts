import { useQueryClient } from '@tanstack/react-query';
import { wordProblem } from '#platform/web/api-problem.ts';
import { showToast } from '#ui/toast.ts';
import type { CommentSubject } from './public/Discussion.tsx';

/** Carries out something in a discussion without a word when it went well: what was said stands there. */
export function useSay(ground: CommentSubject): (work: () => Promise<unknown>) => Promise<boolean> {
  const queries = useQueryClient();
  return async (work) => {
    try {
      await work();
      return true;
    } catch (error) {
      showToast({ kind: 'error', summary: ground.title, detail: wordProblem(error) });
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey: [ground.about.kind, ground.about.id] });
    }
  };
}
