import type { Guests } from '#areas/huddle/rules/guests.ts';
import { Ledger } from '#areas/huddle/rules/ledger.ts';
import { type RegisteredParty, tallyOf, unanswered } from '#areas/huddle/rules/waiting-list.ts';
import { countsOf } from '#areas/huddle/server/rows.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { DemoHuddle } from './make-huddle.ts';
import type { Random } from './random.ts';

const nobody = 'nobody' as PersonId;

/** What people answered, and the counts that follow: decided by the very ledger the server uses. */
export interface Answered {
  readonly rows: readonly ReturnType<typeof rowOf>[];
  readonly counts: ReturnType<typeof countsOf> & { readonly interested_count: number };
}

export function makeAnswers(
  random: Random,
  huddle: DemoHuddle,
  crowd: readonly PersonId[],
  now: Date,
): Answered {
  const ledger = new Ledger({
    capacity: huddle.capacity,
    tally: tallyOf(unanswered(nobody)),
    lastQueueNumber: 0,
    startsAt: huddle.starts_at,
    parties: [],
  });
  const interested = new Set(crowd.filter(() => random.chance(0.25)));
  for (const personId of crowd) if (random.chance(0.85)) answer(random, huddle, ledger, personId);
  const last = Math.min(now.getTime(), huddle.starts_at.getTime());
  const span = Math.max(1, last - huddle.created_at.getTime());
  const rows = crowd.flatMap((personId, at) => {
    const party = ledger.partyOf(personId);
    if (party.answer === null && !interested.has(personId)) return [];
    const said = new Date(huddle.created_at.getTime() + (span * (at + random.next())) / crowd.length);
    return [rowOf(huddle, party, interested.has(personId), said)];
  });
  const host = { ...rowOf(huddle, unanswered(huddle.created_by), false, huddle.created_at), role: 'HOST' };
  const interested_count = rows.filter((row) => row.interested).length;
  return { rows: [host, ...rows], counts: { ...countsOf(ledger), interested_count } };
}

function answer(random: Random, huddle: DemoHuddle, ledger: Ledger, personId: PersonId): void {
  const roll = random.next();
  if (roll < 0.08) {
    ledger.answer(personId, { answer: 'NO', guests: {}, party: 1, wants: 'NOTHING' });
    return;
  }
  const guests = guestsOf(random, huddle);
  const party = Object.values(guests).reduce((people, count) => people + count, 1);
  if (roll < 0.22 && !huddle.decisive_rsvp)
    ledger.answer(personId, { answer: 'MAYBE', guests, party, wants: 'NOTHING' });
  else {
    const asks = (huddle.approval_required || huddle.privacy === 'PRIVATE') && random.chance(0.3);
    ledger.answer(personId, { answer: 'YES', guests, party, wants: asks ? 'APPROVAL' : 'SPOT' });
  }
}

function guestsOf(random: Random, huddle: DemoHuddle): Guests {
  if (!huddle.guest_allowed || !random.chance(0.3)) return {};
  const count = random.between(1, Math.min(2, huddle.guest_limit));
  return { [random.pick(['ADULT', 'ADULT', 'KID', 'TEEN'] as const)]: count };
}

function rowOf(huddle: DemoHuddle, party: RegisteredParty, interested: boolean, at: Date) {
  return {
    huddle_id: huddle.id,
    person_id: party.id,
    role: 'PARTICIPANT',
    interested,
    answer: party.answer,
    place: party.status,
    guests: party.guests,
    party: party.size,
    queue_number: party.queueNumber,
    answered_at: party.answer === null ? null : at,
    created_at: at,
  };
}
