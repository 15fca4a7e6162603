import type { DetailName, HuddleValues } from '#areas/huddle/rules/fields.ts';
import type { Group } from '#areas/huddle/rules/people.ts';
import type { SaidGroup } from '../group-asked.ts';

type Shown = DetailName | 'name' | 'approvalRequired' | 'privacy' | Instant | 'paymentMode' | Note;
type Instant = 'startDateTime' | 'endDateTime' | 'rsvpStartDateTime' | 'rsvpEndDateTime';
type Note = 'venueNote' | 'meetingPointNote' | 'parkingNote';

type Place = { readonly name: string } | null;
interface Named {
  readonly displayName: string;
}

/** What a page shows of a huddle to the asker, as far as kinds of questions ask for it. */
export interface HuddleFacts extends Pick<HuddleValues, Shown> {
  readonly status: string;
  readonly cancelReason: string;
  readonly venue: Place;
  readonly meetingPoint: Place;
  readonly parking: Place;
  readonly placesWithheld: boolean;
  readonly host: Named | null;
  readonly coHosts: readonly Named[];
  /** Some of those who go, as far as the asker may know; read only where the question is who goes. */
  readonly companions?: readonly Named[];
  /** Whether the asker may see who comes; read only where the question is who goes. */
  readonly rosterShown?: boolean;
  /** Who is asked about by name, and what they said as far as the asker may know; read only where the question is who goes. */
  readonly asked?: ReadonlyArray<Named & { readonly said: Group | undefined }>;
  /** The first of those who gave the answer that is asked for, or none; hidden from all but hosts. */
  readonly answered?:
    | { readonly group: SaidGroup; readonly first: readonly Named[]; readonly isMore: boolean }
    | 'HIDDEN';
  /** The first who wait for a place and how many do; read only for hosts, where the question is who waits. */
  readonly queue?: { readonly first: readonly Named[]; readonly total: number } | undefined;
  readonly participantsSummary: {
    readonly totalConfirmedPeople?: number | undefined;
    readonly totalWaitingParticipants?: number | undefined;
  };
  readonly participation: {
    readonly queuePosition: number | null;
    readonly confirmed: boolean;
    readonly role: string;
  } | null;
  readonly placesLeft: number | null;
  readonly settings: Pick<HuddleValues, 'guestAllowed' | 'guestLimit' | 'guestAllowedAges'>;
  readonly features: ReadonlyArray<{ readonly enabled: boolean }>;
  readonly movedWhat: readonly string[];
  readonly movedFrom: { readonly startDateTime: string; readonly venueName: string | null } | null;
}
