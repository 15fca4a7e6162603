import type { CommunityCard } from '#areas/community/contract/views.ts';
import type { HuddleCard } from '#areas/huddle/contract/views.ts';
import type { PersonSummary } from '#platform/shared/wire-values.ts';
import { type AnswerCard, isOwnPath } from '../../rules/card.ts';
import type { Voice } from '../../rules/voice/voices.ts';

export function huddleCard(
  huddle: HuddleCard,
  why: string,
  { voice }: { readonly voice: Voice },
): AnswerCard {
  return {
    kind: 'HUDDLE',
    id: huddle.id,
    title: huddle.name,
    why,
    line: voice.hostedBy(huddle.hostName),
    when: huddle.startDateTime,
    timeZone: huddle.timeZone,
    placeName: huddle.venueName,
    pictureUrl: ownPicture(huddle.coverPhotoUrl),
    path: `/huddle/view/${huddle.id}`,
  };
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
