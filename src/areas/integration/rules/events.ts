import type { CommunityId, PersonId, WebhookId } from '#platform/shared/ids.ts';

/** A webhook was switched off because nothing arrived, or its other side said that it is gone. */
export interface WebhookOff {
  readonly type: 'integration.webhook-off';
  readonly webhookId: WebhookId;
  /** Null: of the installation. */
  readonly communityId: CommunityId | null;
  /** Who made it. */
  readonly personId: PersonId;
  readonly host: string;
  readonly reason: 'FAILING' | 'GONE';
}
