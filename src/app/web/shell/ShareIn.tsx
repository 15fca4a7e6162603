import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { openComposer } from '#areas/post/web/public/open-composer.ts';
import { latePart } from '#platform/web/lazy-part.ts';
import { type SharedThings, takeSharedThings } from '#platform/web/shared-things.ts';

const SharedSheet = latePart(() => import('./SharedSheet.tsx'));

/** Takes what another app on this device has shared: words open a post, with a file one chooses. */
export function ShareIn() {
  const [search, setSearch] = useSearchParams();
  const [asking, setAsking] = useState<SharedThings>();
  const isShared = search.get('shared') === 'post';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time something is shared
  useEffect(() => {
    if (!isShared) return;
    search.delete('shared');
    setSearch(search, { replace: true, preventScrollReset: true });
    void takeSharedThings().then((shared) => {
      if (!shared) return;
      if (shared.track || shared.pictures.length > 0) setAsking(shared);
      else openComposer({ kind: 'NEW', shared });
    });
  }, [isShared]);
  return asking ? <SharedSheet shared={asking} onClose={() => setAsking(undefined)} /> : null;
}
