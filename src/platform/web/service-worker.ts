const patience = 30_000;

/** Registers once the page is still, or after 30 s; `onNewVersion` is told when a newer one waits (SHELL-12). */
export function registerServiceWorker(onNewVersion: (reload: () => void) => void): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const begin = once(() => void register(onNewVersion));
  setTimeout(begin, patience);
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(begin) : setTimeout(begin, 2_000);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

async function register(onNewVersion: (reload: () => void) => void): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    const offer = (worker: ServiceWorker | null) => {
      // Without a controller this is the first visit, not a new version.
      if (worker && navigator.serviceWorker.controller) onNewVersion(() => takeOver(worker));
    };
    offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const arriving = registration.installing;
      arriving?.addEventListener('statechange', () => {
        if (arriving.state === 'installed') offer(arriving);
      });
    });
  } catch {
    // Without a service worker the app works the same, only not offline.
  }
}

function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  worker.postMessage('SKIP_WAITING');
}

function once(run: () => void): () => void {
  let ran = false;
  return () => {
    if (!ran) run();
    ran = true;
  };
}
