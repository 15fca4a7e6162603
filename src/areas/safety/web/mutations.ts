import type { WireInput } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { ContactContract } from '../contract/contacts.ts';
import type { PlanContract } from '../contract/plans.ts';

const plans = apiOf<PlanContract>();
const contacts = apiOf<ContactContract>();

export type ContactInput = WireInput<ContactContract['POST /api/me/emergency-contacts']>['body'];
export type PlanChanges = WireInput<PlanContract['PUT /api/return-plans/:planId']>['body'];

export const addContact = (body: ContactInput, idempotencyKey: string) =>
  contacts('POST /api/me/emergency-contacts', { body, idempotencyKey });
export const removeContact = (contactId: string) =>
  contacts('DELETE /api/me/emergency-contacts/:contactId', { params: { contactId } });

export const changePlan = (planId: string, body: PlanChanges) =>
  plans('PUT /api/return-plans/:planId', { params: { planId }, body });
export const chooseContacts = (planId: string, contactIds: string[]) =>
  plans('PUT /api/return-plans/:planId/contacts', { params: { planId }, body: { contactIds } });
