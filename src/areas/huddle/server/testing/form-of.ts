import type { HuddleForm } from '../../contract-form.ts';

/** The fields of a page that somebody has just opened, but for what a test fills in. */
export function formOf(changes: Partial<HuddleForm> = {}): HuddleForm {
  return {
    ...{ name: '', activity: 'HIKING', description: '', privacy: 'PUBLIC', communityId: null },
    ...{ start: '2026-06-20T08:30', end: '2026-06-20T16:00', timeZone: 'Europe/Zurich' },
    ...{ rsvpStart: '', rsvpEnd: '', venue: null, venueNote: '', meetingPoint: null, meetingPointNote: '' },
    ...{ parking: null, parkingNote: '', precisePlaces: 'CONFIRMED', capacity: '', approvalRequired: false },
    ...{ decisiveRsvp: false, guestAllowed: false, guestLimit: '', guestAllowedAges: [] },
    ...{ showAttending: true, showInterested: true, showRequested: true, showInvited: false },
    ...{ difficulty: '', distanceKilometers: '', ascentMeters: '', whatToBring: '', tags: [] },
    ...{ paymentMode: 'FREE', paymentAmount: '', paymentMethod: '', refundPolicy: '', carpooling: false },
    ...{ externalTrailUrl: '', externalEventUrl: '', externalPhotoAlbumUrl: '' },
    ...{ externalCommChannelUrl: '', coverMediaId: null, coverOffset: 50, coHostIds: [], invitedIds: [] },
    ...changes,
  };
}
