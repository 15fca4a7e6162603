import type { Message } from '#platform/shared/message.ts';
import type { ObjectType } from '../rules/objects.ts';

/** What something, or the person who did it, is called where the name may not be told. */
export const unnamedMessages = {
  HUDDLE: /*i18n*/ { id: 'unnamed.huddle', message: 'a huddle' },
  COMMUNITY: /*i18n*/ { id: 'unnamed.community', message: 'a community' },
  PERSON: /*i18n*/ { id: 'unnamed.person', message: 'somebody' },
  ROOM: /*i18n*/ { id: 'unnamed.room', message: 'a conversation' },
  POST: /*i18n*/ { id: 'unnamed.post', message: 'a post' },
  CARPOOL: /*i18n*/ { id: 'unnamed.carpool', message: 'a carpool' },
  RETURN_PLAN: /*i18n*/ { id: 'unnamed.return-plan', message: 'a return plan' },
  INSPIRATION: /*i18n*/ { id: 'unnamed.inspiration', message: 'an inspiration' },
  BADGE: /*i18n*/ { id: 'unnamed.badge', message: 'a badge' },
  AWARD: /*i18n*/ { id: 'unnamed.award', message: 'an award' },
  DECISION: /*i18n*/ { id: 'unnamed.decision', message: 'a report' },
  EXPORT: /*i18n*/ { id: 'unnamed.export', message: 'your data' },
  SITE: /*i18n*/ { id: 'unnamed.site', message: 'the installation' },
  SYSTEM: /*i18n*/ { id: 'unnamed.system', message: 'news' },
  ACTOR: /*i18n*/ { id: 'unnamed.actor', message: 'Somebody' },
} as const satisfies Readonly<Record<ObjectType | 'ACTOR', Message>>;
