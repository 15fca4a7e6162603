import { WrittenReply } from '#platform/server/http/written-reply.ts';
import type { HuddleCard } from '../../contract/views.ts';

/** One page of cards from one more than asked for, put together from their texts, with the cursor of the next. */
export function presentWritten(cards: readonly string[], most: number, byDistance: boolean): WrittenReply {
  const shown = cards.slice(0, most);
  const last = cards.length > most ? shown.at(-1) : undefined;
  const next = last === undefined ? null : cursorBehind(JSON.parse(last) as HuddleCard, byDistance);
  return new WrittenReply(`{"items":[${shown.join(',')}],"next":${JSON.stringify(next)}}`);
}

function cursorBehind({ id, startDateTime, metersAway }: HuddleCard, byDistance: boolean): string {
  return `${byDistance ? metersAway : Date.parse(startDateTime)}~${id}`;
}
