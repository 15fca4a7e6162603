import { type Refusal, refuse } from '#platform/shared/decision.ts';

/** What a webhook of a club can hear. */
export const clubEvents = [
  'outing.published',
  'outing.changed',
  'outing.cancelled',
  'outing.returned',
  'member.joined',
  'member.left',
] as const;

/** What a webhook of the whole installation can hear. */
export const siteEvents = [
  'outing.published',
  'outing.changed',
  'outing.cancelled',
  'outing.returned',
  'community.founded',
  'person.signed-up',
] as const;

export type ClubEvent = (typeof clubEvents)[number];
export type SiteEvent = (typeof siteEvents)[number];
export type HookEvent = ClubEvent | SiteEvent;

/** Sent when somebody asks for it, whatever a webhook hears. */
export const TEST_EVENT = 'webhook.test';

export const hookEvents: readonly HookEvent[] = [...new Set<HookEvent>([...clubEvents, ...siteEvents])];

export function isHookEvent(text: string): text is HookEvent {
  return hookEvents.some((event) => event === text);
}

/** What a domain event is called where programs hear it. */
const heardAs: Readonly<Record<string, HookEvent>> = {
  'huddle.planned': 'outing.published',
  'huddle.plan-changed': 'outing.changed',
  'huddle.cancelled': 'outing.cancelled',
  'huddle.returned': 'outing.returned',
  'community.joined': 'member.joined',
  'community.request-accepted': 'member.joined',
  'community.left': 'member.left',
  'community.member-removed': 'member.left',
  'community.founded': 'community.founded',
  'person.created': 'person.signed-up',
};

export const heardEvents: readonly string[] = Object.keys(heardAs);

export function hookEventOf(type: string): HookEvent | undefined {
  return heardAs[type];
}

/** Webhooks of one club, or of the installation. */
export const MAX_WEBHOOKS = 10;
export const MAX_WEBHOOK_URL = 500;
/** Deliveries that a page shows. */
export const SHOWN_DELIVERIES = 20;

interface NewWebhook {
  readonly forClub: boolean;
  readonly events: readonly HookEvent[];
  /** How many there are already. */
  readonly count: number;
}

/** Whether another webhook may be made, and hear this. */
export function refuseWebhook({
  forClub,
  events,
  count,
}: NewWebhook): Refusal<'TOO_MANY_WEBHOOKS' | 'EVENT_NOT_HERE'> | undefined {
  const known: readonly HookEvent[] = forClub ? clubEvents : siteEvents;
  const unknown = events.find((event) => !known.includes(event));
  if (unknown !== undefined) return refuse('EVENT_NOT_HERE', { event: unknown });
  return count >= MAX_WEBHOOKS ? refuse('TOO_MANY_WEBHOOKS', { limit: MAX_WEBHOOKS }) : undefined;
}
