import type { WireReply } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { ContactContract } from '../../contract/contacts.ts';

const api = apiOf<ContactContract>();

export type ContactRequest = WireReply<ContactContract['GET /api/public/emergency-contacts/:token']>;

export const answerRequest = (token: string, agreed: boolean) =>
  api('PUT /api/public/emergency-contacts/:token', { params: { token }, body: { agreed } });
