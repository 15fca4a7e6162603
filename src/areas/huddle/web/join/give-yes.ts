import { type MyAccount, myAccount, saveTimeZone } from '#areas/account/web/public/my-account.ts';
import { ApiProblem, wordProblem } from '#platform/web/api-problem.ts';
import { queryClient } from '#platform/web/queries.tsx';
import { type MailProof, MailRefused } from '#platform/web/session/enter-by-mail.ts';
import { session } from '#platform/web/session/session.ts';
import type { HuddleView, ParticipationView } from '../../contract/views.ts';
import { guestsOfParty } from '../../rules/foresee.ts';
import { saveRsvp } from '../mutations.ts';
import type { JoinFault } from './ask-for-code.ts';

/** Somebody who is logged in now, and what their yes has led to. */
export interface Joined {
  readonly participation: ParticipationView;
  readonly me: MyAccount;
}

/** Logs in by a mail; answers what went wrong. */
export async function enterByMail(proof: MailProof): Promise<JoinFault | undefined> {
  try {
    await session.enterByMail(proof);
    return undefined;
  } catch (error) {
    if (!(error instanceof MailRefused)) return { kind: 'AWAY' };
    const { code, seconds } = error;
    return code === 'TOO_OFTEN' ? { kind: code, minutes: Math.ceil(seconds / 60) } : { kind: code };
  }
}

/** Says yes for the person who is logged in; the ordinary rules decide on the server. */
export async function giveYes(
  huddle: HuddleView,
  people: number,
  link: string | undefined,
): Promise<Joined | JoinFault> {
  try {
    const guests = guestsOfParty(huddle.settings, people);
    const { participation } = await saveRsvp(huddle.id, {
      rsvpType: 'YES',
      ...(people > 1 && { guests }),
      ...(link && { link }),
    });
    const me = await queryClient().fetchQuery(myAccount);
    // Mails word times by it; who has it wrong until the gate asks reads them wrong.
    if (me.nameSuggested) await saveTimeZone().catch(() => undefined);
    return { participation, me };
  } catch (error) {
    if (error instanceof ApiProblem && error.status < 500)
      return { kind: 'REFUSED', words: wordProblem(error) };
    return { kind: 'AWAY' };
  }
}
