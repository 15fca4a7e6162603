import { apiOf } from '#platform/web/api.ts';
import type { LinkContract } from '../../contract.ts';
import type { LinkedObject } from '../../rules/destination.ts';

const api = apiOf<LinkContract>();

/** My share link of an object; the same one as long as it is not revoked. */
export const createLink = (objectType: LinkedObject, objectId: string) =>
  api('POST /api/links', { body: { objectType, objectId } });
