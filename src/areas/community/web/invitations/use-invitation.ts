import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { takeInvitation } from '../mutations.ts';
import { useAct } from '../use-act.ts';

/** Anyone who comes with an invitation in the address is invited from then on; the word leaves the address. */
export function useInvitation(communityId: string): boolean {
  const act = useAct();
  const [search, setSearch] = useSearchParams();
  const token = search.get('invite');
  // biome-ignore lint/correctness/useExhaustiveDependencies: an invitation is taken once, whatever renders meanwhile
  useEffect(() => {
    if (!token) return;
    void act(() => takeInvitation(communityId, token)).then(() =>
      setSearch(
        (old) => {
          old.delete('invite');
          return old;
        },
        { replace: true },
      ),
    );
  }, [communityId, token]);
  return token !== null;
}
