import type { FastifyRequest } from 'fastify';
import { isRefusal, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { Endpoint, Method } from '#platform/shared/wire.ts';
import type { Platform } from '../platform.ts';
import { admitProgram, programTokenOf } from './program-tokens.ts';

/** Lets a request in, or says why not: the gate in front of every operation. */
export async function admit(
  platform: Platform,
  endpoint: Gate & Pick<Endpoint, 'programScope'>,
  request: FastifyRequest,
): Promise<Viewer | Refusal | null> {
  if (endpoint.access === 'anyone') return null;
  const program = programTokenOf(request);
  const viewer = await (program === undefined
    ? platform.identify(request)
    : admitProgram(platform, endpoint, program, request));
  if (viewer === null) return refuse('NOT_SIGNED_IN', {}, 'forbidden');
  return isRefusal(viewer) ? viewer : letIn(viewer, endpoint);
}

type Gate = Pick<Endpoint, 'access' | 'suspendedToo' | 'whileLeaving'>;

/** Lets somebody in who is known, or says why not. */
export function letIn(viewer: Viewer, { access, suspendedToo, whileLeaving }: Gate): Viewer | Refusal {
  if (viewer.leaving) return whileLeaving ? viewer : refuse('LEAVING', {}, 'forbidden');
  if (viewer.suspended && !suspendedToo) return refuse('SUSPENDED', {}, 'forbidden');
  if (access === 'account') return viewer;
  if (!viewer.emailVerified) return refuse('EMAIL_NOT_VERIFIED', {}, 'forbidden');
  if (!viewer.onboarded) return refuse('NOT_ONBOARDED', {}, 'forbidden');
  return viewer;
}

const AGAIN_AFTER_SECONDS = 120;

/** While the site can only be read, whatever may change something is closed to all but operators' own calls. */
export function refuseWhileReadOnly(
  { maintenance }: Platform,
  method: Method,
  { whileReadOnly }: Pick<Endpoint, 'whileReadOnly'>,
): Refusal | undefined {
  if (!maintenance.isReadOnly || method === 'GET' || whileReadOnly) return undefined;
  return refuse('READ_ONLY', { retryAfter: AGAIN_AFTER_SECONDS }, 'unavailable');
}
