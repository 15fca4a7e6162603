import { useLocation } from 'react-router';

/** The way through the login back to this page, with what somebody wanted to do there (HUD-22). */
export function useLoginTo(): (intent?: string) => string {
  const { pathname, search } = useLocation();
  return (intent) => {
    const query = new URLSearchParams(search);
    if (intent) query.set('intent', intent);
    return `/login?${new URLSearchParams({ returnTo: `${pathname}?${query}` })}`;
  };
}
