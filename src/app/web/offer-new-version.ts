import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { showToast } from '#ui/toast.ts';

const key = 'version_compatibility';

/** A newer version waits: say so, and change over when the person wants to (SHELL-12). */
export function offerNewVersion(i18n: I18n): (reload: () => void) => void {
  return (reload) => {
    const take = () => {
      rememberChange();
      reload();
    };
    showToast({
      kind: 'info',
      summary: i18n._(msg`A new version is ready.`),
      action: { label: i18n._(msg`Reload`), run: take },
      stays: true,
    });
  };
}

/** The moment of the last change of version, for support. */
function rememberChange(): void {
  try {
    localStorage.setItem(key, new Date().toISOString());
  } catch {
    // A browser that keeps nothing is reloaded all the same.
  }
}
