import type { FastifyInstance } from 'fastify';
import { type Handlers, registerEndpoints } from '#platform/server/http/endpoints.ts';
import { registerMessages } from '#platform/server/http/sentences.ts';
import type { Platform } from '#platform/server/platform.ts';
import { missing } from '#platform/shared/decision.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { type PersonContract, personContract } from '../contract/person.ts';
import type { profileContract } from '../contract/profile.ts';
import type { relationContract } from '../contract/relations.ts';
import { personConfirmations, personRefusals } from '../messages.ts';
import { profileRoutes } from './profile/routes.ts';
import { areBlocked, type PictureState, pictureFactsOf } from './reads.ts';
import { relationRoutes } from './relations/routes.ts';
import { findPeople } from './search/reads.ts';
import { sendCover, sendPicture } from './send-picture.ts';

export function registerPerson(app: FastifyInstance, platform: Platform): void {
  registerMessages(personRefusals, personConfirmations);
  registerEndpoints(app, platform, personContract, {
    ...personRoutes(platform),
    ...relationRoutes(platform),
    ...profileRoutes(platform),
  });
}

function personRoutes(
  platform: Platform,
): Handlers<Omit<PersonContract, keyof typeof relationContract | keyof typeof profileContract>> {
  const { db } = platform.database;

  /** Pictures of who the viewer may see: themselves always, nobody who blocks or is blocked. */
  async function visible(viewerId: PersonId, id: PersonId): Promise<PictureState | undefined> {
    const person = await pictureFactsOf(db, id);
    if (!person || id === viewerId) return person;
    return person.shown && !(await areBlocked(db, viewerId, id)) ? person : undefined;
  }

  return {
    'GET /api/people': async ({ viewer, query }) => ({
      people: await findPeople(db, viewer.personId, query.q, query.limit),
    }),
    'GET /api/user/:id/pic': async ({ viewer, params, query, reply }) => {
      const person = await visible(viewer.personId, params.id);
      if (!person) return missing();
      return sendPicture(platform, person, { reply, width: query.w, audience: 'private' });
    },
    'GET /api/public/user/:id/pic': async ({ params, query, reply }) => {
      const person = await pictureFactsOf(db, params.id);
      if (!person?.shown) return missing();
      return sendPicture(platform, person, { reply, width: query.w, audience: 'public' });
    },
    'GET /api/user/:id/cover': async ({ viewer, params, query, reply }) => {
      const person = await visible(viewer.personId, params.id);
      if (!person) return missing();
      return sendCover(platform, person, { reply, width: query.w, audience: 'private' });
    },
  };
}
