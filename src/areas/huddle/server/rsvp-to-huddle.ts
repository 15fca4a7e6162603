import type { Platform } from '#platform/server/platform.ts';
import { isRefusal } from '#platform/shared/decision.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { decideRsvp, type RsvpCommand } from '../rules/rsvp.ts';
import { changePlaces, type Outcome } from './change-places.ts';
import { sharerOf } from './reads.ts';
import { factsOf } from './row-facts.ts';

/** Saves the viewer's own answer; nobody can answer for somebody else (HUD-15). */
export async function rsvpToHuddle(
  platform: Platform,
  viewer: Viewer,
  huddleId: HuddleId,
  command: RsvpCommand & { readonly link: string | undefined },
): Promise<Outcome> {
  const { personId } = viewer;
  const broughtBy = await sharerOf(platform.database.db, command.link, huddleId);
  return changePlaces(platform, huddleId, {
    caller: { personId, link: command.link },
    broughtBy,
    decide({ row, ledger, now }, me) {
      const decision = decideRsvp(factsOf(row), me, command, now);
      if (isRefusal(decision)) return decision;
      const refused = ledger.answer(personId, decision);
      if (refused) return refused;
      const { answer, place, size } = ledger.partyOf(personId);
      const said = answer ?? command.answer;
      return [
        { type: 'huddle.rsvp-answered', huddleId, personId, answer: said, place, guestCount: size - 1 },
      ];
    },
  });
}
