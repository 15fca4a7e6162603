import type { PlaceValue } from '#platform/shared/wire-values.ts';
import type { HuddleForm } from '../../rules/fields.ts';
import { guessEnd } from '../../rules/guess.ts';
import type { ImportedOuting } from '../../rules/imports.ts';
import { readSentence } from '../../rules/sentence.ts';

/** What a calendar or a table says of one outing; times as clocks at the venue show them, '' where nothing is said. */
export interface ReadOuting {
  readonly uid: string;
  readonly name: string;
  readonly start: string;
  readonly end: string;
  readonly timeZone: string;
  readonly description: string;
  readonly place: string;
  readonly point: { readonly lat: number; readonly lng: number } | null;
  readonly meetingPoint: string;
  readonly capacity: string;
  readonly whatToBring: string;
}

const MAX_NAME = 120;
const MAX_NOTE = 2_000;
const MAX_DESCRIPTION = 10_000;

/** The plan that an outing of a file stands for, on top of what a new plan begins with. */
export function outingOf(read: ReadOuting, first: HuddleForm): ImportedOuting {
  const activity = readSentence(read.name).activity ?? first.activity;
  const { uid, start, timeZone, capacity, whatToBring } = read;
  return {
    uid,
    form: {
      ...first,
      name: read.name.slice(0, MAX_NAME),
      description: read.description.slice(0, MAX_DESCRIPTION),
      activity,
      start,
      end: read.end > start ? read.end : guessEnd(start, activity),
      timeZone,
      venue: venueOf(read),
      venueNote: read.point ? '' : read.place.slice(0, MAX_NOTE),
      meetingPointNote: read.meetingPoint.slice(0, MAX_NOTE),
      capacity,
      whatToBring: whatToBring.slice(0, MAX_NOTE),
    },
  };
}

/** A place is a point on the map; words alone stand as a note that the host turns into one. */
function venueOf({ place, point }: ReadOuting): PlaceValue | null {
  if (!point) return null;
  const name = place.split(/[,\n]/)[0]?.trim().slice(0, MAX_NAME) || `${point.lat}, ${point.lng}`;
  return { name, formattedAddress: place.slice(0, 300), ...point };
}
