/** A rule that the browser follows by itself, without starting the worker (Static Routing). */
interface RouterRule {
  readonly condition: { readonly urlPattern: string | object };
  readonly source: 'cache' | 'fetch-event';
}

export interface RoutesEvent {
  addRoutes?(rules: readonly RouterRule[]): Promise<void>;
}

/** Kept only once somebody wants it: the worker answers, and keeps it. */
export const LATE = ['maplibre', 'LiveMap', 'tiptap'];

/**
 * Scripts and styles of the build come straight out of the store: each that passed through the worker waited for its
 * turn there, and a page starts with some fifty. A browser that knows no such rules asks the worker as before.
 */
export async function routeFiles(event: RoutesEvent): Promise<void> {
  const at = (pathname: string) => ({ urlPattern: { pathname } });
  await event.addRoutes?.([
    ...LATE.map((name) => ({ condition: at(`/assets/*${name}*`), source: 'fetch-event' as const })),
    { condition: at('/assets/*.js'), source: 'cache' },
    { condition: at('/assets/*.css'), source: 'cache' },
  ]);
}
