import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordSecurity } from '../../security/record-security.ts';
import { accountById } from '../accounts.ts';
import { methodsOf, type WayIn } from '../log-ins/way-in.ts';
import { linkAgreed, pendingLinkIn } from '../providers/pending-link.ts';
import { cancelRecoveryAtLogIn } from '../recovery/cancel-recovery.ts';
import { hasSecondFactor } from '../second-factor/store.ts';
import { askToChange } from './ask-to-change.ts';
import { type AuthPages, interactionOf, uidOf } from './auth-pages.ts';
import { holdEntry, showSecondFactor } from './second-factor-form.ts';

export interface Entry {
  readonly accountId: string;
  readonly by: WayIn;
  /** They have signed up just now. */
  readonly isNew?: boolean;
}

/**
 * Goes on with this account, once a second factor is given where it has one: after a password and a mail alike. A
 * passkey is two factors by itself.
 */
export async function enter(way: AuthPages, request: FastifyRequest, reply: FastifyReply, entry: Entry) {
  const { accountId, by } = entry;
  const uid = uidOf(request);
  if (by === 'PASSKEY' || !(await hasSecondFactor(way.platform.database.db, accountId)))
    return finish(way, request, reply, entry);
  // Our own sheet cannot ask; it leads to the page, which can.
  if (request.headers.accept === 'application/json') return reply.code(400).send({ code: 'SECOND_FACTOR' });
  return showSecondFactor(way, reply, 200, { uid, held: await holdEntry(way.platform, uid, entry) });
}

/** Ends the interaction with this account logged in and goes on to where the person wanted to be. */
export async function finish(
  way: AuthPages,
  request: FastifyRequest,
  reply: FastifyReply,
  { accountId, by, isNew }: Entry,
  withSecondFactor = false,
) {
  const { platform, provider } = way;
  if (!isNew) await recordSecurity(platform, platform.database.db, 'logged-in', { accountId });
  await cancelRecoveryAtLogIn(platform, accountId);
  const interaction = await interactionOf(way, request, reply);
  await linkAgreed(platform, accountId, pendingLinkIn(interaction?.result));
  const login = { accountId, remember: true, amr: methodsOf(by, withSecondFactor) };
  const isAsked = by === 'PASSWORD' && (await accountById(platform.database.db, accountId))?.passwordLeaked;
  const returnTo = await provider.interactionResult(
    request.raw,
    reply.raw,
    { login, create: {} },
    { mergeWithLastSubmission: false },
  );
  return isAsked ? askToChange(way, reply, returnTo) : reply.redirect(returnTo, 303);
}
