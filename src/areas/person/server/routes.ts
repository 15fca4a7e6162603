import type { FastifyInstance } from 'fastify';
import { type Handlers, registerEndpoints } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { missing } from '#platform/shared/decision.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { type PersonContract, personContract } from '../contract.ts';
import { isBlockedBetween, type PictureFacts, pictureFactsOf } from './reads.ts';
import { sendCover, sendPicture } from './send-picture.ts';

export function registerPerson(app: FastifyInstance, platform: Platform): void {
  registerEndpoints(app, platform, personContract, personRoutes(platform));
}

function personRoutes(platform: Platform): Handlers<PersonContract> {
  const { db } = platform.database;

  /** Pictures of who the viewer may see: themselves always, nobody who blocks or is blocked. */
  async function visible(viewerId: PersonId, id: PersonId): Promise<PictureFacts | undefined> {
    const person = await pictureFactsOf(db, id);
    if (!person || id === viewerId) return person;
    return person.shown && !(await isBlockedBetween(db, viewerId, id)) ? person : undefined;
  }

  return {
    'GET /api/user/:id/pic': async ({ viewer, params, reply }) => {
      const person = await visible(viewer.personId, params.id);
      return person ? sendPicture(reply.header('cache-control', 'private, no-store'), person) : missing();
    },
    'GET /api/public/user/:id/pic': async ({ params, reply }) => {
      const person = await pictureFactsOf(db, params.id);
      return person?.shown
        ? sendPicture(reply.header('cache-control', 'public, max-age=60'), person)
        : missing();
    },
    'GET /api/user/:id/cover': async ({ viewer, params, query, reply }) => {
      const person = await visible(viewer.personId, params.id);
      return person
        ? sendCover(reply.header('cache-control', 'private, no-store'), person, query.w)
        : missing();
    },
  };
}
