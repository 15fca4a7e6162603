import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { WireInput } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import { wordProblem } from '#platform/web/api-problem.ts';
import { showToast } from '#ui/toast.ts';
import type { AccountContract } from '../contract/account.ts';
import { type MyAccount, myAccount } from './public/my-account.ts';

const api = apiOf<AccountContract>();

export type MyChange = WireInput<AccountContract['PATCH /api/me']>['body'];

/**
 * Saves a setting the moment it is chosen. The page shows it at once as `shown`, and as it was again when the
 * server says no.
 */
export function useChangeMe() {
  const { t } = useLingui();
  const queries = useQueryClient();
  return async (change: MyChange, shown: (me: MyAccount) => MyAccount): Promise<void> => {
    const { queryKey } = myAccount;
    await queries.cancelQueries({ queryKey });
    const before = queries.getQueryData<MyAccount>(queryKey);
    queries.setQueryData<MyAccount>(queryKey, (me) => me && shown(me));
    try {
      await api('PATCH /api/me', { body: change });
    } catch (error) {
      queries.setQueryData(queryKey, before);
      showToast({ kind: 'error', summary: t`Settings`, detail: wordProblem(error) });
    } finally {
      await queries.invalidateQueries({ queryKey });
    }
  };
}
