import type { CommunityEvent } from '#areas/community/rules/events.ts';
import type { DomainEvent, Happened, Reaction } from '#platform/server/events.ts';
import type { JobHandler } from '#platform/server/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import { announce, endSubscriptions } from '#platform/server/stream/facts.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import type { HuddleEvent, PersonalHuddleEvent } from '../rules/events.ts';
import { withoutAccess } from './access.sql.ts';
import { changeAttendance } from './attendance/change-attendance.ts';
import { endPartsBetween, endPartsInClub } from './attendance/end-parts.ts';
import { forgetByHand } from './by-hand/writes.ts';
import { hideOutings } from './club/hide.ts';
import { passOn } from './club/pass-on.ts';
import { takeAlong } from './club/take-along.ts';
import { CLOSE_DATE_POLL, closePoll } from './date-poll/run-poll.ts';
import { checkOutings } from './go/check-go.ts';
import { endImports } from './imports/writes.ts';
import { dropPromises } from './kit/writes.ts';
import { forgetMailAnswers } from './mail-answers/store.ts';
import { claimAnswers, remindByMail, tellByMail, toldByMail } from './mail-answers/tell.ts';
import { SPREAD_MESSAGE, spreadMessage } from './messages/spread-message.ts';
import { followAnswers, TELL_MISSED, tellMissed } from './missed/remember.ts';
import { deleteFaded } from './missed/writes.ts';
import { tellStandIns } from './proposals/tell-stand-ins.ts';

/** What the admin said goes first; spots in outings for members go in any case. */
async function leaveClub(platform: Platform, events: Happened<CommunityEvent>): Promise<void> {
  await takeAlong(platform, events);
  await endPartsInClub(platform, events);
}

/** Pages that show a huddle are told that it changed; they read it again with their own rights. */
async function tellWatchers(platform: Platform, events: readonly DomainEvent[]): Promise<void> {
  const happened = events as ReadonlyArray<DomainEvent & HuddleEvent>;
  await endLostAccess(platform, happened.filter(mayEndAccess));
  await endPromises(platform, happened.filter(endsPlace));
  await followAnswers(platform, happened);
  const changed = new Set(happened.map((event) => event.huddleId));
  for (const id of changed) await announce(platform.database.db, `huddle:${id}`, 'huddle.changed', { id });
}

/** Who says yes sees no less than before. */
function mayEndAccess<Event extends HuddleEvent>(event: Event): event is Event & PersonalHuddleEvent {
  return endingAccess.has(event.type) || (event.type === 'huddle.rsvp-answered' && event.answer !== 'YES');
}

const endingAccess: ReadonlySet<HuddleEvent['type']> = new Set([
  'huddle.rsvp-withdrawn',
  'huddle.request-declined',
  'huddle.participant-removed',
  'huddle.offer-lapsed',
  'huddle.passed-over',
  'huddle.let-in-undone',
  'huddle.hosts-changed',
]);

/** After which somebody may have no place, so that what they were to bring is open again. */
function endsPlace<Event extends HuddleEvent>(event: Event): event is Event & PersonalHuddleEvent {
  return mayEndAccess(event) || (event.type === 'huddle.rsvp-answered' && event.place !== 'CONFIRMED');
}

async function endPromises(platform: Platform, events: readonly PersonalHuddleEvent[]): Promise<void> {
  const people = events.map(({ huddleId, personId }) => ({ huddleId, personId }));
  if (people.length > 0) await dropPromises(platform.database.db, people);
}

/** Anyone who can no longer see the huddle hears nothing more of it on streams that stand open. */
async function endLostAccess(platform: Platform, events: readonly PersonalHuddleEvent[]): Promise<void> {
  const { db } = platform.database;
  const people = events.map(({ huddleId, personId }) => ({ huddleId, personId }));
  const gone = await withoutAccess(db, people);
  const ended = gone.map(({ huddleId, personId }) => ({ personId, topic: `huddle:${huddleId}` }));
  await endSubscriptions(db, ended);
}

const watched: ReadonlyArray<HuddleEvent['type']> = [
  'huddle.rsvp-answered',
  'huddle.rsvp-withdrawn',
  'huddle.request-accepted',
  'huddle.request-declined',
  'huddle.participant-removed',
  'huddle.participant-readmitted',
  'huddle.moved',
  'huddle.promoted',
  'huddle.place-offered',
  'huddle.unregistered-moved-up',
  'huddle.unregistered-answered',
  'huddle.unregistered-left',
  'huddle.changed-by-hand',
  'huddle.let-in',
  'huddle.passed-over',
  'huddle.let-in-undone',
  'huddle.offer-lapsed',
  'huddle.capacity-changed',
  'huddle.planned',
  'huddle.plan-changed',
  'huddle.cancelled',
  'huddle.returned',
  'huddle.co-host-named',
  'huddle.handed-over',
  'huddle.co-host-asked',
  'huddle.host-asked',
  'huddle.hosts-changed',
];

export const huddleReactions: ReadonlyMap<string, Reaction> = new Map<string, Reaction>([
  ...watched.map((type) => [type, tellWatchers] as const),
  ['person.blocked', endPartsBetween],
  ['community.left', endPartsInClub],
  ['community.member-removed', leaveClub],
  ['community.office-handed-over', passOn],
  ['moderation.object-hidden', hideOutings],
]);

export function huddleJobs(platform: Platform): Readonly<Record<string, JobHandler>> {
  return {
    [CLOSE_DATE_POLL]: async (payload) => {
      await closePoll(platform, huddleIn(payload));
    },
    'check-outings': async () => {
      await checkOutings(platform);
      await remindByMail(platform);
      await tellStandIns(platform);
    },
    'delete-faded-misses': () => deleteFaded(platform.database.db, platform.now()),
    'forget-by-hand': async () => {
      await forgetByHand(platform.database.db, platform.now());
      await forgetMailAnswers(platform.database.db, platform.now());
      await endImports(platform.database.db, platform.now());
    },
    [SPREAD_MESSAGE]: spreadMessage(platform),
    [TELL_MISSED]: async (payload) => {
      await tellMissed(platform, huddleIn(payload));
    },
    'lapse-offers': async (payload) => {
      await changeAttendance(platform, huddleIn(payload), { type: 'expireOffers' });
    },
  };
}

function huddleIn(payload: unknown): HuddleId {
  return (payload as { readonly huddleId: HuddleId }).huddleId;
}

/** What people without an account are told by mail, and what becomes theirs with an account (HUD-24). */
export const mailAnswerReactions: ReadonlyMap<string, Reaction> = new Map<string, Reaction>([
  ...toldByMail.map((type) => [type, tellByMail] as const),
  ['person.email-verified', claimAnswers],
  // Who comes by a code in a mail has proved the address with it.
  ['person.created', claimAnswers],
]);
