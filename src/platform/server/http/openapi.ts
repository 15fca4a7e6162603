import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { Config } from '../config.ts';
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
const operationsOnly: typeof jsonSchemaTransform = (route) =>
  route.schema && 'operationId' in route.schema
    ? jsonSchemaTransform(route)
    : { schema: { hide: true }, url: route.url };
