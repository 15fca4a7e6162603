import type { TalkRow, TurnView } from '../contract-values.ts';
import type { AnswerCard } from '../rules/card.ts';
import type { TalkFacts, TurnRow } from './reads.ts';

export function presentTalk(row: TalkFacts): TalkRow {
  return { id: row.id, title: row.title, lastAt: row.last_at.toISOString() };
}

export function presentTalks(rows: readonly TalkFacts[], most: number) {
  const shown = rows.slice(0, most);
  const last = shown.at(-1);
  return {
    items: shown.map(presentTalk),
    next: rows.length > most && last ? `${last.last_at.getTime()}~${last.id}` : null,
  };
}

/** Reads a cursor of `presentTalks`; undefined when it is not one, which starts at the beginning. */
export function readTalksCursor(cursor: string | undefined) {
  const [, at, id] = /^(\d{1,15})~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor ?? '') ?? [];
  return at && id ? { at: new Date(Number(at)), id } : undefined;
}

/** A turn with those of its cards that the asker may still see. */
export function presentTurn(row: TurnRow, stillSeen: (card: AnswerCard) => boolean): TurnView {
  const cards = row.cards.filter(stillSeen);
  return {
    ...{ id: row.id, question: row.question, state: row.state, engine: row.engine },
    ...{ fellBack: row.fell_back, caution: row.caution, text: row.body, thumb: row.thumb },
    cards,
    goneCards: row.cards.length - cards.length,
    acts: [...row.acts],
    askedAt: row.asked_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
  };
}
