import type { WireInput } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { HuddleContract } from '../contract/huddle.ts';

const api = apiOf<HuddleContract>();

type Body<W extends keyof HuddleContract> = WireInput<HuddleContract[W]>['body'];

export const saveRsvp = (huddleId: string, body: Body<'PUT /api/huddles/:huddleId/rsvp'>) =>
  api('PUT /api/huddles/:huddleId/rsvp', { params: { huddleId }, body });
export const readAnswerFile = (huddleId: string) =>
  api('GET /api/huddles/:huddleId/participants.csv', { params: { huddleId }, patienceMs: 60_000 });
export const readContactFile = (huddleId: string) =>
  api('GET /api/huddles/:huddleId/contacts.vcf', { params: { huddleId } });
export const answerOffer = (huddleId: string, take: boolean) =>
  api('PUT /api/huddles/:huddleId/offer', { params: { huddleId }, body: { take } });
export const answerRequest = (huddleId: string, personId: string, accept: boolean) =>
  api('PUT /api/huddles/:huddleId/requests/:personId', { params: { huddleId, personId }, body: { accept } });
export const saveCapacity = (huddleId: string, capacity: number | null) =>
  api('PUT /api/huddles/:huddleId/capacity', { params: { huddleId }, body: { capacity } });
export const readCalendar = (huddleId: string) =>
  api('GET /api/huddles/:huddleId/calendar.ics', { params: { huddleId } });

export const answerHostRequest = (huddleId: string, accept: boolean) =>
  api('PUT /api/huddles/:huddleId/host-request', { params: { huddleId }, body: { accept } });
export const layDownRole = (huddleId: string) =>
  api('DELETE /api/huddles/:huddleId/host-role', { params: { huddleId } });
export const inviteToHuddle = (huddleId: string, personIds: string[]) =>
  api('POST /api/huddles/:huddleId/invitations', { params: { huddleId }, body: { personIds } });
export const handOver = (huddleId: string, personId: string) =>
  api('PUT /api/huddles/:huddleId/host', { params: { huddleId }, body: { personId } });

export const admitParticipant = (huddleId: string, personId: string, admitted: boolean) =>
  api('PUT /api/huddles/:huddleId/participants/:personId/admission', {
    params: { huddleId, personId },
    body: { admitted },
  });
export const notePayment = (huddleId: string, personId: string, paid: boolean) =>
  api('PUT /api/huddles/:huddleId/participants/:personId/payment', {
    params: { huddleId, personId },
    body: { paid },
  });
export const answerMissed = (huddleId: string, reply: string | null) =>
  api('PUT /api/me/missed-outings/:huddleId/reply', { params: { huddleId }, body: { reply } });
export const markAllAsCome = (huddleId: string) =>
  api('PUT /api/huddles/:huddleId/attendance', { params: { huddleId } });
export const acknowledgeMove = (huddleId: string) =>
  api('PUT /api/huddles/:huddleId/acknowledgement', { params: { huddleId } });
export const sendMessage = (
  huddleId: string,
  body: Body<'POST /api/huddles/:huddleId/messages'>,
  idempotencyKey: string,
) => api('POST /api/huddles/:huddleId/messages', { params: { huddleId }, body, idempotencyKey });

export const addPhoto = (huddleId: string, mediaId: string) =>
  api('POST /api/huddles/:huddleId/photos', { params: { huddleId }, body: { mediaId } });
export const describePhoto = (huddleId: string, photoId: string, alt: string) =>
  api('PATCH /api/huddles/:huddleId/photos/:photoId', { params: { huddleId, photoId }, body: { alt } });
export const removePhoto = (huddleId: string, photoId: string) =>
  api('DELETE /api/huddles/:huddleId/photos/:photoId', { params: { huddleId, photoId } });

export const saveQuestions = (huddleId: string, body: Body<'PUT /api/huddles/:huddleId/questions'>) =>
  api('PUT /api/huddles/:huddleId/questions', { params: { huddleId }, body });
export const saveReplies = (huddleId: string, body: Body<'PUT /api/huddles/:huddleId/replies'>) =>
  api('PUT /api/huddles/:huddleId/replies', { params: { huddleId }, body });

export const saveKit = (huddleId: string, body: Body<'PUT /api/huddles/:huddleId/kit'>) =>
  api('PUT /api/huddles/:huddleId/kit', { params: { huddleId }, body });
export const bringKit = (huddleId: string, kitId: string, amount: number) =>
  api('PUT /api/huddles/:huddleId/kit-items/:kitId/promise', {
    params: { huddleId, kitId },
    body: { amount },
  });

export const saveDates = (huddleId: string, body: Body<'PUT /api/huddles/:huddleId/dates'>) =>
  api('PUT /api/huddles/:huddleId/dates', { params: { huddleId }, body });
export const saveVotes = (huddleId: string, body: Body<'PUT /api/huddles/:huddleId/dates/votes'>) =>
  api('PUT /api/huddles/:huddleId/dates/votes', { params: { huddleId }, body });
export const chooseDate = (huddleId: string, dateId: string) =>
  api('PUT /api/huddles/:huddleId/date', { params: { huddleId }, body: { dateId } });

export const saveGo = (huddleId: string, body: Body<'PUT /api/huddles/:huddleId/go'>) =>
  api('PUT /api/huddles/:huddleId/go', { params: { huddleId }, body });
export const decideGo = (huddleId: string) =>
  api('PUT /api/huddles/:huddleId/go/decision', { params: { huddleId } });

type ImportedFile = Body<'POST /api/huddles/imports'>;
export const previewImport = (body: ImportedFile) => api('POST /api/huddles/imports/preview', { body });
export const sendImport = (body: ImportedFile, idempotencyKey: string) =>
  api('POST /api/huddles/imports', { body, idempotencyKey });
export const undoImport = (importId: string) =>
  api('DELETE /api/huddles/imports/:importId', { params: { importId } });
