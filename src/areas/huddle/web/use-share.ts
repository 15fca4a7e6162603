import { useLingui } from '@lingui/react/macro';
import { createLink } from '#areas/link/web/public/create-link.ts';
import { wordProblem } from '#platform/web/api-problem.ts';
import { showToast } from '#ui/toast.ts';
import type { HuddleView } from '../contract/views.ts';

/** Makes my share link of a huddle and copies it, or opens the phone's own way of sharing. */
export function useShare(huddle: Pick<HuddleView, 'id' | 'name'>): () => Promise<void> {
  const { t } = useLingui();
  return async () => {
    try {
      const { url } = await createLink('HUDDLE', huddle.id);
      if (await handOn(huddle.name, url))
        showToast({ kind: 'success', summary: t`Link copied`, detail: url });
    } catch (error) {
      showToast({ kind: 'error', summary: t`Huddle Public`, detail: wordProblem(error) });
    }
  };
}

/** Opens the phone's own way of sharing, or copies the address; true if it is copied. */
export async function handOn(title: string, url: string): Promise<boolean> {
  if (await offerNatively(title, url)) return false;
  await navigator.clipboard.writeText(url);
  return true;
}

/** Only where a finger shares: on a desktop the system dialog is in the way. */
async function offerNatively(title: string, url: string): Promise<boolean> {
  if (!('share' in navigator) || !matchMedia('(pointer: coarse)').matches) return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
