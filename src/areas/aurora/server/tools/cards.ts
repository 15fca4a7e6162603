import type { CommunityCard } from '#areas/community/contract/views.ts';
import type { HuddleCard } from '#areas/huddle/contract/views.ts';
import { courseOfView } from '#areas/huddle/rules/course.ts';
import { kmBetween } from '#areas/place/rules/distance.ts';
import type { Found } from '#platform/shared/found.ts';
import { formatLength, measuresIn } from '#platform/shared/measures.ts';
import type { PersonSummary } from '#platform/shared/wire-values.ts';
import { type AnswerCard, isOwnPath } from '../../rules/card.ts';
import type { Asker } from './asker.ts';

export function huddleCard(asker: Asker, huddle: HuddleCard, why = whyHuddle(asker, huddle)): AnswerCard {
  return {
    kind: 'HUDDLE',
    id: huddle.id,
    title: huddle.name,
    why,
    line: asker.voice.hostedBy(huddle.hostName),
    when: huddle.startDateTime,
    timeZone: huddle.timeZone,
    placeName: huddle.venueName,
    pictureUrl: ownPicture(huddle.coverPhotoUrl),
    path: `/huddle/view/${huddle.id}`,
  };
}

/** What speaks for it, in a few words. */
export function whyHuddle(
  { now, voice, timeZone }: Pick<Asker, 'now' | 'voice' | 'timeZone'>,
  huddle: HuddleCard,
  from?: { readonly lat: number; readonly lng: number },
): string {
  const km = from && huddle.area ? Math.round(kmBetween(from, huddle.area)) : undefined;
  const left = huddle.placesLeft;
  const facts = [
    huddle.difficulty ? voice.level(huddle.difficulty) : undefined,
    huddle.distanceMeters === null
      ? undefined
      : formatLength(huddle.distanceMeters, measuresIn(timeZone), voice.locale),
    km !== undefined && km <= 2_000 ? voice.away(km) : undefined,
    left === null ? undefined : voice.left(left),
    huddle.carpooling ? voice.rides : undefined,
    huddle.payment === 'PAID' ? voice.paid : undefined,
    huddle.hosting ? voice.youHost : undefined,
    huddle.myPlace === 'CONFIRMED' ? voice.youGo : undefined,
    courseOfView(huddle, now) === 'OVER' ? voice.over : undefined,
  ].filter((fact) => fact !== undefined);
  return facts.join(' · ');
}

/** Of an article, or of a post, whose picture would be of its author. */
export function readingCard(found: Found, kind: 'INSPIRATION' | 'POST'): AnswerCard {
  const pictureUrl = kind === 'POST' ? null : found.pictureUrl && ownPicture(found.pictureUrl);
  return { ...found, kind, why: '', pictureUrl };
}

export function communityCard(community: CommunityCard, why: string): AnswerCard {
  return {
    kind: 'COMMUNITY',
    id: community.id,
    title: community.name,
    why,
    line: community.summary,
    when: null,
    timeZone: null,
    placeName: community.locationName,
    pictureUrl: ownPicture(community.logoUrl),
    path: `/community/view/${community.id}`,
  };
}

/** Without a username there is no page to lead to. */
export function personCard(face: PersonSummary, why: string): AnswerCard {
  return {
    kind: 'PERSON',
    id: face.id,
    title: face.displayName,
    why,
    line: face.username ? `@${face.username}` : '',
    when: null,
    timeZone: null,
    placeName: null,
    pictureUrl: ownPicture(face.profilePicUrl),
    path: face.username ? `/${face.username}` : '/account/people',
  };
}

export function placeCard(place: {
  readonly name: string;
  readonly address: string;
  readonly id: number;
}): AnswerCard {
  return {
    kind: 'PLACE',
    id: String(place.id),
    title: place.name,
    line: place.address,
    why: '',
    when: null,
    timeZone: null,
    placeName: null,
    pictureUrl: null,
    path: `/place/${place.id}`,
  };
}

/** Only what needs no token, and nothing of other origins: a picture's address can carry words away. */
export function ownPicture(url: string): string | null {
  return isOwnPath(url) && url.startsWith('/api/public/') ? url : null;
}
