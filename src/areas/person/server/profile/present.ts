import type { AwardView, ProfileView } from '../../contract/profile.ts';
import type { Award } from '../../rules/awards.ts';
import { coverUrlOf, presentPersonSummary } from '../face.ts';
import type { ProfileRow } from './reads.ts';

/** Somebody as one viewer may see them: nothing of where they are or when they were born. */
export function presentProfile(row: ProfileRow, self: boolean): ProfileView {
  const { id, profilePicUrl, displayName } = presentPersonSummary(row);
  return {
    id,
    username: row.username,
    displayName,
    profilePicUrl,
    self,
    firstName: row.first_name,
    lastName: row.last_name,
    bio: row.bio,
    interestTags: row.interests,
    location: row.place_name,
    follower: row.theirs === 'FOLLOWING',
    followerRequested: row.theirs === 'REQUESTED',
    following: row.mine === 'FOLLOWING',
    followingRequested: row.mine === 'REQUESTED',
    followingSince: row.mine === 'FOLLOWING' ? (row.since?.toISOString() ?? null) : null,
    muted: row.muted,
    followers: row.followers,
    followings: row.followings,
    dateOfBirth: self ? row.date_of_birth : null,
    coverPhotoUrl: coverUrlOf(row.id, row.cover_media_id),
    coverPhotoCoordinate: {
      rotationAngle: row.cover_rotation,
      scale: row.cover_scale,
      xcoordinate: row.cover_x,
      ycoordinate: row.cover_y,
    },
  };
}

/** Others read what was earned, by its month; how far one has come with the rest is for oneself. */
export function presentAwards(awards: readonly Award[], self: boolean): AwardView[] {
  const shown = self ? awards : awards.filter(({ earnedAt }) => earnedAt !== null);
  return shown.map(({ id, earnedAt, have, need }) => ({
    id,
    need,
    earnedIn: earnedAt?.toISOString().slice(0, 7) ?? null,
    have: self ? have : null,
  }));
}
