import { useQueryClient } from '@tanstack/react-query';
import { wordProblem } from '#platform/web/api-problem.ts';
import { showToast } from '#ui/toast.ts';
import { myAccount } from '../public/my-account.ts';
import { wasClosed } from './browser-keys.ts';
import { mySecurity } from './security.ts';
import type { EnsurePresence } from './use-presence.tsx';

/** Changes how I log in, once it is sure that it is me; says what came of it. True when it is done. */
export function useChange(summary: string, ensure: EnsurePresence) {
  const queries = useQueryClient();
  return async (work: () => Promise<{ message: string } | undefined>): Promise<boolean> => {
    try {
      if (!(await ensure())) return false;
      const said = await work();
      // Nothing is said where the browser goes on elsewhere.
      if (said) showToast({ kind: 'success', summary, detail: said.message });
      await queries.invalidateQueries({ queryKey: mySecurity.queryKey });
      await queries.invalidateQueries({ queryKey: myAccount.queryKey });
      return true;
    } catch (error) {
      if (!wasClosed(error)) showToast({ kind: 'error', summary, detail: wordProblem(error) });
      return false;
    }
  };
}
