import type { QueryKey } from '@tanstack/react-query';
import { savesData } from '../slow-line.ts';

/** The worker's store of pages as the server rendered them for who is logged in. */
export const COPIES = 'page-copies';

/** What the page of something was read from changes in a moment: its copy follows once that is over. */
const CALM_MS = 5_000;
/** How often one page is asked for again at most. */
const PAUSE_MS = 60_000;

const askedAt = new Map<string, number>();
const due = new Set<string>();

/** Lets the worker keep the page that shows this read as the server renders it then, unless its copy shows the same (OFF-1). */
export function renewCopy(queryKey: QueryKey): void {
  const path = pathOf(queryKey);
  if (path === undefined || due.has(path) || savesData()) return;
  due.add(path);
  const pause = (askedAt.get(path) ?? 0) + PAUSE_MS - Date.now();
  setTimeout(askFor, Math.max(CALM_MS, pause), path);
}

/** What may not be read any longer is not kept as a page either. */
export async function dropCopy(queryKey: QueryKey): Promise<void> {
  const path = pathOf(queryKey);
  if (path === undefined || !(await caches.has(COPIES))) return;
  await (await caches.open(COPIES)).delete(path);
}

function askFor(copy: string): void {
  due.delete(copy);
  askedAt.set(copy, Date.now());
  if (navigator.onLine) navigator.serviceWorker?.controller?.postMessage({ copy });
}

/** The page whose first read this is: `[kind, id, 'view', …]` fills `/{kind}/view/{id}`. The worker knows which are kept. */
function pathOf([kind, id, part]: QueryKey): string | undefined {
  return part === 'view' ? `/${String(kind)}/view/${String(id)}` : undefined;
}
