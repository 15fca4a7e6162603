import type { TemplateId } from '#platform/shared/ids.ts';
import type { PlaceValue } from '#platform/shared/wire-values.ts';
import type { CommunityTemplate } from '../../contract/community-templates.ts';
import type { HuddleForm } from '../../rules/fields.ts';
import { guessEnd } from '../../rules/guess.ts';
import type { ImportedOuting } from '../../rules/imports.ts';
import { readSentence } from '../../rules/sentence.ts';
import { movedTo } from '../../rules/template.ts';

/** What a calendar or a table says of one outing; times as clocks at the venue show them, '' where nothing is said. */
export interface ReadOuting {
  readonly uid: string;
  readonly name: string;
  readonly start: string;
  /** The file says the hour, too. */
  readonly isTimed: boolean;
  readonly end: string;
  readonly timeZone: string;
  readonly description: string;
  readonly place: string;
  readonly point: { readonly lat: number; readonly lng: number } | null;
  readonly meetingPoint: string;
  readonly capacity: string;
  readonly whatToBring: string;
  /** The name of the template of the community that it is planned by. */
  readonly template: string;
  readonly ascentMeters?: string;
  /** How it stands at the source, where that is not published. */
  readonly state?: 'CANCELLED' | 'UNPUBLISHED';
}

const MAX_NAME = 120;
const MAX_NOTE = 2_000;
const MAX_DESCRIPTION = 10_000;

/** A template that a line of a table may name. */
export type NamedTemplate = Pick<CommunityTemplate, 'id' | 'name' | 'form'>;

export function templateNamed(name: string, templates: readonly NamedTemplate[]): NamedTemplate | undefined {
  return templates.find((template) => template.name.toLowerCase() === name.toLowerCase());
}

/**
 * The plan that an outing of a file stands for, on top of its template or else of what a new plan begins with. What
 * the file leaves open is as it stands there.
 */
export function outingOf(
  read: ReadOuting,
  first: HuddleForm,
  templates: readonly NamedTemplate[] = [],
): ImportedOuting {
  const template = templateNamed(read.template, templates);
  const base = template?.form ?? first;
  const activity = template ? base.activity : (readSentence(read.name).activity ?? first.activity);
  const { uid, timeZone } = read;
  const start = template && read.start && !read.isTimed ? onDay(read.start, base) : read.start;
  const onItsDay = template && start ? movedTo(base, start) : { ...base, end: guessEnd(start, activity) };
  const isElsewhere = read.place !== '' || read.point !== null;
  return {
    uid,
    form: {
      ...onItsDay,
      name: (read.name || base.name).slice(0, MAX_NAME),
      description: (read.description || base.description).slice(0, MAX_DESCRIPTION),
      activity,
      start,
      end: read.end > start ? read.end : onItsDay.end,
      timeZone,
      venue: isElsewhere ? venueOf(read) : base.venue,
      venueNote: isElsewhere ? noteOf(read) : base.venueNote,
      meetingPointNote: (read.meetingPoint || base.meetingPointNote).slice(0, MAX_NOTE),
      capacity: read.capacity || base.capacity,
      whatToBring: (read.whatToBring || base.whatToBring).slice(0, MAX_NOTE),
      ascentMeters: read.ascentMeters || base.ascentMeters,
      coHostIds: [],
    },
    ...(template && { templateId: template.id as TemplateId }),
    ...(read.state === 'CANCELLED' && { cancelled: true }),
  };
}

/** The day of one wall time at the hour of a template. */
const onDay = (wall: string, { start }: HuddleForm) => `${wall.slice(0, 10)}${start.slice(10)}`;

const noteOf = ({ point, place }: ReadOuting) => (point ? '' : place.slice(0, MAX_NOTE));

/** A place is a point on the map; words alone stand as a note that the host turns into one. */
function venueOf({ place, point }: ReadOuting): PlaceValue | null {
  if (!point) return null;
  const name = place.split(/[,\n]/)[0]?.trim().slice(0, MAX_NAME) || `${point.lat}, ${point.lng}`;
  return { name, formattedAddress: place.slice(0, 300), ...point };
}
