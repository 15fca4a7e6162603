import type { ActCard, ActKind, AnswerCard } from '../../rules/card.ts';

/** What may be done to the thing of a card. */
export function actOn(act: ActKind, { id, title, path, when, timeZone }: AnswerCard): ActCard {
  return {
    act,
    objectId: id,
    title,
    path,
    when,
    timeZone,
    draft: null,
    ride: null,
    words: null,
    guests: null,
  };
}

/** A question to the host, in the words that were asked. */
export function askHost(huddle: AnswerCard, words: string): ActCard {
  return { ...actOn('ASK_HOST', huddle), words };
}
