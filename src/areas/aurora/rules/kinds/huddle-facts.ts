type Place = { readonly name: string } | null;
interface Named {
  readonly displayName: string;
}

/** What a page shows of a huddle to the asker, as far as kinds of questions ask for it. */
export interface HuddleFacts {
  readonly name: string;
  readonly status: string;
  readonly cancelReason: string;
  readonly description: string;
  readonly startDateTime: string;
  readonly endDateTime: string;
  readonly venue: Place;
  readonly venueNote: string;
  readonly meetingPoint: Place;
  readonly meetingPointNote: string;
  readonly parking: Place;
  readonly parkingNote: string;
  readonly placesWithheld: boolean;
  readonly distanceMeters: number | null;
  readonly ascentMeters: number | null;
  readonly difficulty: 'EASY' | 'MODERATE' | 'HARD' | 'VERY_HARD' | null;
  readonly whatToBring: string;
  readonly host: Named | null;
  readonly coHosts: readonly Named[];
  readonly participantsSummary: {
    readonly totalConfirmedPeople?: number | undefined;
    readonly totalWaitingParticipants?: number | undefined;
  };
  readonly participation: { readonly queuePosition: number | null } | null;
  readonly capacity: number | null;
  readonly placesLeft: number | null;
  readonly paymentMode: 'FREE' | 'PAID';
  readonly paymentAmount: string;
  readonly paymentMethod: string;
  readonly refundPolicy: string;
  readonly dogsAllowed: boolean;
  readonly stepFree: boolean;
  readonly settings: { readonly guestAllowed: boolean; readonly guestAllowedAges: readonly string[] };
  readonly features: ReadonlyArray<{ readonly enabled: boolean }>;
  readonly externalTrailUrl: string;
  readonly movedWhat: readonly string[];
  readonly movedFrom: { readonly startDateTime: string; readonly venueName: string | null } | null;
}
