import type { QueryClient } from '@tanstack/react-query';
import type { ApiAnswer } from './page-request.ts';

/** A page of somebody who is logged in, while the server renders it. */
export interface Rendering {
  readonly queries: QueryClient;
  /** Asks the own API as this person. */
  api(path: string): Promise<ApiAnswer>;
}

let find: () => Rendering | undefined = () => undefined;

/** Says where the page that is being rendered is found; many are rendered at once. */
export function findRenderingBy(finder: () => Rendering | undefined): void {
  find = finder;
}

/** The page that is being rendered. Pages for visitors have none: they read in their loaders. */
export function rendering(): Rendering {
  const current = find();
  if (!current) throw new Error('Only a page of somebody who is logged in asks here.');
  return current;
}
