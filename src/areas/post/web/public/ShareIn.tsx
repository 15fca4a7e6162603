import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { takeSharedThings } from '#platform/web/shared-things.ts';
import { openComposer } from './open-composer.ts';

/** Opens a post with what another app on this device has shared. */
export function ShareIn() {
  const [search, setSearch] = useSearchParams();
  const isShared = search.get('shared') === 'post';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time something is shared
  useEffect(() => {
    if (!isShared) return;
    search.delete('shared');
    setSearch(search, { replace: true, preventScrollReset: true });
    void takeSharedThings().then((shared) => shared && openComposer({ kind: 'NEW', shared }));
  }, [isShared]);
  return null;
}
