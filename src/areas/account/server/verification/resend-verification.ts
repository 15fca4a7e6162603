import type { Platform } from '#platform/server/platform.ts';
import { type Command, write } from '#platform/server/write.ts';
import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { lockMailbox } from '../reads.ts';
import { sendVerification } from './send-verification.ts';

/** Sends the verification mail again; the links of earlier mails stay good. */
export function resendVerification(
  platform: Platform,
  command: Command,
  viewer: Viewer,
): Promise<string | Refusal> {
  return write<string>(platform, command, async (tx) => {
    const known = await lockMailbox(tx, viewer.personId);
    if (!known?.email) return refuse('NO_EMAIL');
    if (known.emailVerified) return refuse('EMAIL_ALREADY_VERIFIED', {}, 'conflict');
    return (await sendVerification(platform, tx, viewer.personId, known.email)) ?? known.email;
  });
}
