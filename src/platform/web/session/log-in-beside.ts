const CHANNEL = 'log-in';
const MARK = '#beside';

/** Where somebody logs in in another tab while their page waits; `again` also when they are logged in. */
export function addressBeside(again: boolean): string {
  const query = new URLSearchParams({ returnTo: `/home${MARK}` });
  if (again) query.set('again', 'yes');
  return `/login?${query}`;
}

/** Whether a log-in ends here, because the page it is for waits in another tab. */
export function isBeside(returnTo: string): boolean {
  return returnTo.endsWith(MARK);
}

/** Tells the other tabs of this browser that somebody has logged in. */
export function tellLoggedIn(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('done');
  channel.close();
}

export function onLoggedInBeside(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  return () => channel.close();
}
