import type { HuddleRow } from '../row-facts.ts';

/**
 * Names the state of a plan: anyone who saves says which one they started from, and is refused when it is no longer
 * the newest. The limit can be changed beside the plan, so it is part of the name.
 */
export function editionOf(row: Pick<HuddleRow, 'version' | 'capacity'>): string {
  return `${row.version}.${row.capacity ?? 'any'}`;
}
