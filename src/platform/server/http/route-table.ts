import type { FastifyInstance } from 'fastify';

/** One route as it was registered: `/api/huddles/:huddleId`. */
export interface KnownRoute {
  readonly method: string;
  readonly url: string;
}

const tables = new WeakMap<object, KnownRoute[]>();

/** Notes every route that is registered from now on. */
export function keepRouteTable(app: FastifyInstance): void {
  const table: KnownRoute[] = [];
  tables.set(app.server, table);
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) table.push({ method: one, url });
  });
}

/** Everything this server has a route for, pages and files included. */
export function routeTableOf(app: FastifyInstance): readonly KnownRoute[] {
  return tables.get(app.server) ?? [];
}

/** The methods that stand at the address of a request, none when nothing does. */
export function methodsAt(app: FastifyInstance, url: string): string[] {
  const path = url.split('?', 1)[0] ?? '';
  // The pages take every address that is not of the API.
  const stands = ({ url: pattern }: KnownRoute) =>
    pattern === '/*' ? !path.startsWith('/api/') : patternOf(pattern).test(path);
  const found = routeTableOf(app).filter(stands);
  return [...new Set(found.map(({ method }) => method))].sort();
}

function patternOf(url: string): RegExp {
  const literal = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replace(/:\w+/g, '[^/]+').replaceAll('*', '.*')}$`);
}
