import { newIdempotencyKey } from '#platform/web/idempotency-key.ts';
import { uploadPicture } from '#platform/web/upload-picture.ts';
import { type HuddleForm, huddleFields } from '../../rules/fields.ts';
import { MAX_ASCENT_METERS, MAX_DISTANCE_METERS } from '../../rules/limits.ts';
import { measureTrack, type Track } from '../../rules/track.ts';
import { createDraft } from '../plan/plan-api.ts';
import { emptyForm } from '../plan/plan-form.ts';
import { chosenPictures } from '../plan/use-cover-shown.ts';

interface Shared {
  readonly words: string;
  readonly picture?: File | undefined;
  readonly track?: Track | undefined;
  readonly timeZone: string;
}

/** Keeps what another app has shared as a draft that only its host sees; answers its id. */
export async function draftFromShared({ words, picture, track, timeZone }: Shared): Promise<string> {
  const form: HuddleForm = {
    ...emptyForm(new Date(), timeZone),
    description: words.slice(0, huddleFields.description.max),
    ...(track && fieldsOfTrack(track)),
    coverMediaId: picture ? await uploadCover(picture) : null,
  };
  const { id } = await createDraft(form, newIdempotencyKey());
  return id;
}

/** What is known of an outing whose way is known. People meet where it begins, until the host says otherwise. */
function fieldsOfTrack(track: Track): Partial<HuddleForm> {
  const { meters, ascent } = measureTrack(track);
  const name = track.name.slice(0, huddleFields.name.max).trim();
  const [start] = track.parts[0] ?? [];
  const place = start && { name, formattedAddress: '', lat: start.lat, lng: start.lng };
  return {
    name,
    distanceKilometers: String(Math.round(Math.min(meters, MAX_DISTANCE_METERS) / 100) / 10),
    ascentMeters: ascent === null ? '' : String(Math.min(ascent, MAX_ASCENT_METERS)),
    ...(name && place && { venue: place }),
  };
}

async function uploadCover(picture: File) {
  const { id } = await uploadPicture(picture);
  chosenPictures.set(id, URL.createObjectURL(picture));
  return id;
}
