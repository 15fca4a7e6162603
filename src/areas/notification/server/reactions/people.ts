import { drivenTo, lacksRide } from '#areas/carpool/server/public.ts';
import type { CommunityEvent } from '#areas/community/rules/events.ts';
import { leadersOf, readersOf } from '#areas/community/server/public.ts';
import type { HuddleEvent } from '#areas/huddle/rules/events.ts';
import { namesByHand, namesByMail, peopleOf, votedOn } from '#areas/huddle/server/public.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { CommunityPeople } from '../../rules/community-recipients.ts';
import type { HuddlePeople } from '../../rules/recipients.ts';

/** Who stands around the huddles of these events, read once for all of them. */
export async function huddlePeopleOf(
  db: DbOrTx,
  events: readonly HuddleEvent[],
  now: Date,
): Promise<(event: HuddleEvent) => HuddlePeople> {
  const idsOf = (wanted: readonly HuddleEvent[]) => wanted.map((event) => event.huddleId);
  const hosts = await peopleOf(db, 'HOSTS', idsOf(events));
  const moved = events.filter((event) => event.type === 'huddle.moved');
  const answered = await peopleOf(db, 'ANSWERED', idsOf(moved));
  const cancelled = events.filter(({ type }) => type === 'huddle.cancelled' || type === 'huddle.returned');
  const concerned = await peopleOf(db, 'CONCERNED', idsOf(cancelled));
  const voted = await votedOn(db, idsOf(events.filter(({ type }) => type === 'huddle.date-voted')));
  const going = await peopleOf(db, 'GOING', idsOf(events.filter(({ type }) => type === 'huddle.go-checked')));
  const named = await namesWithoutAccount(db, events);
  const stranded = new Set<HuddleEvent>();
  const promoted = events.filter((event) => event.type === 'huddle.promoted');
  const driven = await drivenTo(db, idsOf(promoted));
  for (const event of promoted) {
    if (driven.has(event.huddleId) && (await lacksRide(db, event.personId, event.huddleId, now)))
      stranded.add(event);
  }
  const from = (people: ReadonlyMap<HuddleId, PersonId[]>, { huddleId }: HuddleEvent) =>
    people.get(huddleId) ?? [];
  return (event) => ({
    hosts: from(hosts, event),
    answered: from(answered, event),
    concerned: from(concerned, event),
    going: from(going, event),
    voted: from(voted, event),
    noRideLeft: stranded.has(event),
    ...named(event),
  });
}

/** What those without an account are called. */
async function namesWithoutAccount(db: DbOrTx, events: readonly HuddleEvent[]) {
  const ids = events.flatMap((event) => ('unregisteredId' in event ? event.unregisteredId : []));
  const [byHand, byMail] = [await namesByHand(db, ids), await namesByMail(db, ids)];
  return (event: HuddleEvent) => {
    const id = 'unregisteredId' in event ? event.unregisteredId : undefined;
    return {
      nameByHand: (id && byHand.get(id)) ?? null,
      nameByMail: (id && byMail.get(id)) ?? null,
    };
  };
}

const forLeaders: ReadonlySet<string> = new Set([
  'community.join-requested',
  'community.outing-proposed',
  'community.qualification-ends',
]);

/** Who leads the communities of these events. */
export async function communityPeopleOf(
  db: DbOrTx,
  events: readonly CommunityEvent[],
): Promise<(event: CommunityEvent) => CommunityPeople> {
  const asked = events.filter(({ type }) => forLeaders.has(type));
  const leaders = await leadersOf(
    db,
    asked.map((event) => event.communityId),
  );
  const addressed = new Map<CommunityEvent, PersonId[]>();
  for (const event of events) {
    if (event.type === 'community.members-written')
      addressed.set(event, await readersOf(db, event.messageId));
  }
  return (event) => ({
    leaders: leaders.get(event.communityId) ?? [],
    addressed: addressed.get(event) ?? [],
  });
}
