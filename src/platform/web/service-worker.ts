const patience = 30_000;

/** Registers once the page is still, or after 30 s; what cannot be loaded now comes with the next page. */
export function registerServiceWorker(register: () => Promise<void>): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const begin = once(() => void register().catch(() => undefined));
  setTimeout(begin, patience);
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(begin) : setTimeout(begin, 2_000);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

function once(run: () => void): () => void {
  let ran = false;
  return () => {
    if (!ran) run();
    ran = true;
  };
}
