import type { PersonId } from '#platform/shared/ids.ts';
import type { PersonSummary } from '#platform/shared/wire-values.ts';

/** Where a person's picture is served; the address changes with the picture, so it can be kept for long. */
export function pictureUrlOf(personId: PersonId, pictureMediaId: string | null): string {
  return `/api/public/user/${personId}/pic${pictureMediaId ? `?v=${pictureMediaId.slice(-8)}` : ''}`;
}

/** Where a person's cover is served, to who may see them. */
export function coverUrlOf(personId: PersonId, coverMediaId: string | null): string {
  return `/api/user/${personId}/cover${coverMediaId ? `?v=${coverMediaId.slice(-8)}` : ''}`;
}

/** What a face is made of. */
export interface FaceRow {
  readonly id: string;
  readonly username: string | null;
  readonly display_name: string;
  readonly picture_media_id: string | null;
}

/** A person as they stand beside what they did, everywhere. */
export function presentPersonSummary(row: FaceRow): PersonSummary {
  return {
    id: row.id,
    username: row.username,
    displayName: row.display_name,
    profilePicUrl: pictureUrlOf(row.id as PersonId, row.picture_media_id),
  };
}
