import type { Messages } from '#platform/shared/message.ts';
import type { ConditionKind } from './rules/trip-report.ts';

/** How a place was found: the page offers it, and the draft of a report says it. */
export const conditionNames = {
  GOOD: /*i18n*/ { id: 'condition.good', message: 'Good to go' },
  SNOW: /*i18n*/ { id: 'condition.snow', message: 'Snow' },
  ICE: /*i18n*/ { id: 'condition.ice', message: 'Ice' },
  MUD: /*i18n*/ { id: 'condition.mud', message: 'Mud' },
  WATER: /*i18n*/ { id: 'condition.water', message: 'High water' },
  FALLEN_TREES: /*i18n*/ { id: 'condition.fallen-trees', message: 'Fallen trees' },
  OVERGROWN: /*i18n*/ { id: 'condition.overgrown', message: 'Overgrown' },
  CLOSED: /*i18n*/ { id: 'condition.closed', message: 'Closed' },
} as const satisfies Record<ConditionKind, Messages[string]>;
