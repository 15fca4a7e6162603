import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { Endpoint } from '#platform/shared/wire.ts';
import type { Config } from '../config.ts';
import { KEY_PATTERN } from './command-of.ts';
import { docsPage } from './docs-page.ts';
import { contentSecurityPolicy } from './headers.ts';
import { completeDocument } from './openapi-document.ts';
import { PreparedDocument } from './prepared-document.ts';

/**
 * The OpenAPI 3.1 document at /api/openapi.json, made from the contracts, a readable page that begins with `guide`, which
 * is HTML (API-4), and where programs look for both (RFC 9727).
 */
export async function publishOpenApi(app: FastifyInstance, config: Config, guide: string): Promise<void> {
  const endpoints = new Map<string, Endpoint>();
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${config.PRODUCT_NAME} API`,
        version: '1',
        description: 'What the pages of this app read and do. What needs no login stands under /api/public.',
      },
      servers: [{ url: config.PUBLIC_ORIGIN }],
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }, program },
      },
      security: [{ bearer: [] }],
    },
    transform: operationsOnly(endpoints),
    transformObject: jsonSchemaTransformObject,
  });
  const whole = () => completeDocument(app.swagger(), endpoints);
  const document = new PreparedDocument(() => JSON.stringify(whole()));
  const page = new PreparedDocument(() => docsPage(whole(), config.PRODUCT_NAME, guide));
  app.get('/api/openapi.json', { schema: { hide: true } }, (request, reply) =>
    document.send(request, reply.type('application/json; charset=utf-8')),
  );
  app.get('/api/docs', { schema: { hide: true } }, (request, reply) => {
    reply.header('content-security-policy', contentSecurityPolicy(config));
    return page.send(request, reply.type('text/html; charset=utf-8'));
  });
  publishCatalog(app, config.PUBLIC_ORIGIN);
}

const program = {
  type: 'http',
  scheme: 'bearer',
  description: 'A token of a program: it reads what its scopes say, and changes nothing.',
} as const;

function publishCatalog(app: FastifyInstance, origin: string): void {
  const link = (path: string, type: string) => [{ href: `${origin}${path}`, type }];
  const described = {
    anchor: `${origin}/api/`,
    'service-desc': link('/api/openapi.json', 'application/json'),
    'service-doc': link('/api/docs', 'text/html'),
  };
  app.get('/.well-known/api-catalog', { schema: { hide: true } }, (_, reply) =>
    reply.type('application/linkset+json').send(JSON.stringify({ linkset: [described] })),
  );
}

/** Style sheets and plain pages are served, too, and are no operations. */
function operationsOnly(endpoints: Map<string, Endpoint>): typeof jsonSchemaTransform {
  return (route) => {
    const { endpoint } = (route.route.config ?? {}) as { endpoint?: Endpoint };
    if (!endpoint) return { schema: { hide: true }, url: route.url };
    endpoints.set(endpoint.operation, endpoint);
    const { schema, url } = jsonSchemaTransform(route);
    return { schema: route.route.method === 'POST' ? { ...schema, headers: keyHeader } : schema, url };
  };
}

const keyHeader = {
  type: 'object',
  properties: {
    'idempotency-key': {
      type: 'string',
      pattern: KEY_PATTERN,
      description:
        'A random word of the caller. The same request sent again under it within 24 hours has no second effect and gets the same answer; another request under it is refused (422 KEY_REUSED), and so is the same while the first is worked on (409 IN_FLIGHT).',
    },
  },
};
