import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { ApiProblem, wordProblem } from '#platform/web/api-problem.ts';
import { showToast } from '#ui/toast.ts';

/** A community that did not load is told in the server's words (COM-8); that one has left it is no failure. */
export function useFailedLoad(error: unknown, wasThere: boolean): void {
  const { t } = useLingui();
  const told = useRef<unknown>(null);
  const left = wasThere && error instanceof ApiProblem && error.status === 404;
  useEffect(() => {
    if (!error || left || told.current === error) return;
    told.current = error;
    const detail = wordProblem(error);
    showToast({ kind: 'error', summary: t`Community`, detail });
  }, [error, left, t]);
}
