import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { Config } from '../config.ts';
import { KEY_PATTERN } from './command-of.ts';
import { docsPage } from './docs-page.ts';
import { contentSecurityPolicy } from './headers.ts';

/** The OpenAPI 3.1 document at /api/openapi.json, made from the contracts, and a readable page (API-4). */
export async function publishOpenApi(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${config.PRODUCT_NAME} API`, version: '1' },
      servers: [{ url: config.PUBLIC_ORIGIN }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      security: [{ bearer: [] }],
    },
    transform: operationsOnly,
    transformObject: jsonSchemaTransformObject,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('content-security-policy', contentSecurityPolicy(config))
      .type('text/html; charset=utf-8')
      .send(docsPage(app.swagger(), config.PRODUCT_NAME)),
  );
}

/** Style sheets and plain pages are served, too, and are no operations. */
const operationsOnly: typeof jsonSchemaTransform = (route) => {
  if (!route.schema || !('operationId' in route.schema)) return { schema: { hide: true }, url: route.url };
  const { schema, url } = jsonSchemaTransform(route);
  return { schema: route.route.method === 'POST' ? { ...schema, headers: keyHeader } : schema, url };
};

const keyHeader = {
  type: 'object',
  properties: {
    'idempotency-key': {
      ...{ type: 'string', pattern: KEY_PATTERN },
      description:
        'A random word of the caller. The same request sent again under it within 24 hours has no second effect and gets the same answer; another request under it is refused (422 KEY_REUSED), and so is the same while the first is worked on (409 IN_FLIGHT).',
    },
  },
};
