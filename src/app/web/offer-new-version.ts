import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { showToast } from '#ui/toast.ts';

const key = 'version_compatibility';

/** Registers the service worker, and says so when a newer version waits (SHELL-12). */
export async function offerNewVersion(i18n: I18n): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    const offer = (worker: ServiceWorker | null) => {
      // Without a controller this is the first visit, not a new version.
      if (worker && navigator.serviceWorker.controller) ask(i18n, worker);
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

/** It changes over when the person wants to. */
function ask(i18n: I18n, worker: ServiceWorker): void {
  const take = () => {
    rememberChange();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    worker.postMessage('SKIP_WAITING');
  };
  showToast({
    kind: 'info',
    summary: i18n._(msg`A new version is ready.`),
    action: { label: i18n._(msg`Reload`), run: take },
    stays: true,
  });
}

/** The moment of the last change of version, for support. */
function rememberChange(): void {
  try {
    localStorage.setItem(key, new Date().toISOString());
  } catch {
    // A browser that keeps nothing is reloaded all the same.
  }
}
