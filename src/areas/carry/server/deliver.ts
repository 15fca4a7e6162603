import { viewerOfId } from '#areas/person/server/public.ts';
import { wasAnswered } from '#platform/server/command-keys.ts';
import { letIn } from '#platform/server/http/admit.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { CarriedWire } from '../rules/code.ts';
import { carriedWires } from '../rules/code.ts';
import { checkCode, type Signed } from './check-code.ts';
import type { Performer } from './performer.ts';

export type Performers = Readonly<Record<CarriedWire, Performer>>;

/**
 * Does what a code says as its author, by the verb that their own phone would have called, under the same key: so it
 * is done once, whichever phone is first. Who carries it learns no more than whether it was taken.
 */
export async function deliver(
  platform: Platform,
  performers: Performers,
  code: string,
): Promise<'DONE' | Refusal> {
  const signed = await checkCode(platform, code);
  if (isRefusal(signed)) return signed;
  const author = await authorOf(platform, signed.authorId);
  if (isRefusal(author)) return refuse('CARRIED_REFUSED');
  return perform(platform, performers, signed, author);
}

async function perform(
  { database, now }: Platform,
  performers: Performers,
  { act }: Signed,
  viewer: Viewer,
): Promise<'DONE' | Refusal> {
  const prepared = performers[carriedWires[act.kind]](act, viewer, now());
  if (!prepared) return refuse('CODE_NOT_CARRIED');
  if (await wasAnswered(database.db, prepared.command)) return refuse('CODE_USED', {}, 'conflict');
  const done = await prepared.run();
  if (!isRefusal(done)) return 'DONE';
  // The author's own phone, or another, is just about to do the same.
  return done.code === 'IN_FLIGHT' ? done : refuse('CARRIED_REFUSED');
}

/** The author as they would come in now: somebody suspended does nothing by the phone of another. */
async function authorOf({ database }: Platform, personId: PersonId): Promise<Viewer | Refusal> {
  const known = await viewerOfId(database.db, personId);
  if (!known) return refuse('NOT_SIGNED_IN', {}, 'forbidden');
  return letIn({ ...known, tokenEndsAt: 0, logInId: null, loggedInAt: null }, { access: 'member' });
}
