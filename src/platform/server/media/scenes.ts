import type { FastifyInstance } from 'fastify';
import { sceneAt } from '#platform/shared/scene/path.ts';
import { sceneSvg } from '#platform/shared/scene/scene.ts';
import { DRAWING_POLICY } from './send-drawing.ts';

/** The pictures of what has none. An address always shows the same, so caches may keep it. */
export function registerScenes(app: FastifyInstance): void {
  app.get<{ Params: { version: string; name: string } }>('/scenes/:version/:name', (request, reply) => {
    const scene = sceneAt(request.params.version, request.params.name);
    if (!scene) return reply.callNotFound();
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', DRAWING_POLICY)
      .send(sceneSvg(scene));
  });
}
