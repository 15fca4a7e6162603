import { showToast } from './toast.ts';

/** Says how a command went: a success by its own words, what failed under the name of what it was about. */
export function toastOutcome(about: string, how: { readonly failed: boolean; readonly words: string }): void {
  showToast(
    how.failed
      ? { kind: 'error', summary: about, detail: how.words }
      : { kind: 'success', summary: how.words },
  );
}
