import type { Handlers } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal } from '#platform/shared/decision.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { HuddleContract } from '../contract.ts';
import { done, type HuddleConfirmation } from '../messages.ts';
import { answerOffer } from './answer-offer.ts';
import { answerRequest } from './answer-request.ts';
import { changeCapacity } from './change-capacity.ts';
import type { Outcome } from './change-places.ts';
import { queuePositionOf } from './places/reads.ts';
import { confirmOutcome, presentParticipation } from './present-participation.ts';
import { findHuddle } from './reads.ts';
import { rsvpToHuddle } from './rsvp-to-huddle.ts';
import { setInterest } from './set-interest.ts';
import { withdrawRsvp } from './withdraw-rsvp.ts';

type AnswerWire =
  | 'PUT /api/huddles/:huddleId/rsvp'
  | 'DELETE /api/huddles/:huddleId/rsvp'
  | 'PUT /api/huddles/:huddleId/interest'
  | 'PUT /api/huddles/:huddleId/offer'
  | 'PUT /api/huddles/:huddleId/requests/:personId'
  | 'PUT /api/huddles/:huddleId/capacity';

/** Everything that changes who comes. */
export function answerRoutes(platform: Platform): Handlers<Pick<HuddleContract, AnswerWire>> {
  const { db } = platform.database;

  /** What the viewer's own part is after the change, in words and fields. */
  function tellOwnPart(outcome: Outcome) {
    if (isRefusal(outcome)) return outcome;
    const participation = presentParticipation(outcome.mine, outcome.queuePosition);
    return { ...confirmOutcome(participation), participation };
  }

  async function tellInterest(viewer: Viewer, huddleId: HuddleId, interested: boolean) {
    const huddle = await findHuddle(db, { personId: viewer.personId }, huddleId);
    const mine = huddle?.mine ?? null;
    const participation = presentParticipation(mine, await queuePositionOf(db, mine));
    const code = interested ? 'INTERESTED' : 'NOT_INTERESTED';
    return { ...done(code), participation };
  }

  function tell(outcome: Outcome, code: HuddleConfirmation) {
    return isRefusal(outcome) ? outcome : done(code);
  }

  return {
    'PUT /api/huddles/:huddleId/rsvp': async ({ viewer, params: { huddleId }, body }) => {
      const command = { answer: body.rsvpType, guests: body.guests, link: body.link };
      return tellOwnPart(await rsvpToHuddle(platform, viewer, huddleId, command));
    },
    'DELETE /api/huddles/:huddleId/rsvp': async ({ viewer, params: { huddleId } }) =>
      tellOwnPart(await withdrawRsvp(platform, viewer, huddleId)),
    'PUT /api/huddles/:huddleId/interest': async ({ viewer, params: { huddleId }, body }) => {
      const command = { interested: body.interested, link: body.link };
      const outcome = await setInterest(platform, viewer, huddleId, command);
      return isRefusal(outcome) ? outcome : tellInterest(viewer, huddleId, body.interested);
    },
    'PUT /api/huddles/:huddleId/offer': async ({ viewer, params: { huddleId }, body }) =>
      tellOwnPart(await answerOffer(platform, viewer, huddleId, body.take)),
    'PUT /api/huddles/:huddleId/requests/:personId': async ({ viewer, params, body: { accept } }) => {
      const { huddleId, personId } = params;
      const outcome = await answerRequest(platform, viewer, huddleId, personId, accept);
      return tell(outcome, accept ? 'REQUEST_ACCEPTED' : 'REQUEST_TURNED_DOWN');
    },
    'PUT /api/huddles/:huddleId/capacity': async ({ viewer, params: { huddleId }, body }) =>
      tell(await changeCapacity(platform, viewer, huddleId, body.capacity), 'CAPACITY_CHANGED'),
  };
}
