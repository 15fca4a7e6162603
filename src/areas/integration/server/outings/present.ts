import type { presentHuddleCard } from '#areas/huddle/server/public.ts';
import type { ClubOutingView } from '../../contract/tokens.ts';

type Card = ReturnType<typeof presentHuddleCard>;

/** An outing for programs: nothing of what whoever they read for has to do with it. */
export function presentClubOuting(card: Card, origin: string): ClubOutingView {
  return {
    id: card.id,
    name: card.name,
    activity: card.activity,
    privacy: card.privacy === 'PUBLIC' ? 'PUBLIC' : 'COMMUNITY',
    status: card.status === 'CANCELLED' ? 'CANCELLED' : 'PUBLISHED',
    startDateTime: card.startDateTime,
    endDateTime: card.endDateTime,
    timeZone: card.timeZone,
    venueName: card.venueName,
    hostName: card.hostName,
    placesLeft: card.placesLeft,
    confirmedPeople: card.confirmedPeople,
    url: `${origin}/join/huddle/${card.id}`,
  };
}
