import { queryOptions } from '@tanstack/react-query';
import type { WireInput, WireReply } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { NotificationContract } from '../../contract.ts';
import type { Choice } from '../../rules/choices.ts';
import type { Kind } from '../../rules/kinds.ts';
import type { MutableType } from '../../rules/objects.ts';
import type { Preset } from '../../rules/presets.ts';

const api = apiOf<NotificationContract>();

export type Choices = WireReply<NotificationContract['GET /api/notifications/choices']>;
export type Settings = WireReply<NotificationContract['GET /api/notifications/settings']>;
export type ChangedSettings = WireInput<NotificationContract['PUT /api/notifications/settings']>['body'];
type Change = { readonly [Name in keyof Choice]?: Choice[Name] | undefined };

export const choicesQuery = queryOptions({
  queryKey: ['notification', 'choices'],
  queryFn: ({ signal }) => api('GET /api/notifications/choices', { signal }),
});

export const settingsQuery = queryOptions({
  queryKey: ['notification', 'settings'],
  queryFn: ({ signal }) => api('GET /api/notifications/settings', { signal }),
});

export const weekQuery = queryOptions({
  queryKey: ['notification', 'week'],
  queryFn: ({ signal }) => api('GET /api/notifications/weeks', { signal }),
});

/** Hears less of a kind that was offered, or leaves it as it is; either way it is not offered again. */
export const answerOffer = (kind: Kind, less: boolean) =>
  api('PUT /api/notifications/offers/:kind', { params: { kind }, body: { less } });

export const mutesQuery = queryOptions({
  queryKey: ['notification', 'mutes'],
  queryFn: ({ signal }) => api('GET /api/notifications/mutes', { signal }),
});

export type Stops = WireReply<NotificationContract['GET /api/notifications/mail-stops']>;

export const stopsQuery = queryOptions({
  queryKey: ['notification', 'mail-stops'],
  queryFn: ({ signal }) => api('GET /api/notifications/mail-stops', { signal }),
});

export const mailsAgain = () => api('DELETE /api/notifications/mail-stops');

export const choose = (kinds: readonly Kind[], change: Change) =>
  api('PUT /api/notifications/choices', { body: { kinds: [...kinds], change } });

export const choosePreset = (preset: Preset) => api('PUT /api/notifications/preset', { body: { preset } });

export const saveSettings = (body: ChangedSettings) => api('PUT /api/notifications/settings', { body });

export const mute = (type: MutableType, id: string) =>
  api('PUT /api/notifications/mutes/:type/:id', { params: { type, id } });

export const unmute = (type: MutableType, id: string) =>
  api('DELETE /api/notifications/mutes/:type/:id', { params: { type, id } });

export const unsubscribe = (token: string) =>
  api('POST /api/public/unsubscribe/:token', { params: { token } });
