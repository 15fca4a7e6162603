import type { ActCard, AnswerCard, Caution } from './card.ts';
import type { Topic } from './topic.ts';

/** What is said, and what is shown with it. */
export interface Answer {
  readonly text: string;
  readonly cards: readonly AnswerCard[];
  readonly acts: readonly ActCard[];
  readonly caution: Caution;
  readonly topic: Topic;
}

export const nothingSaid: Answer = { text: '', cards: [], acts: [], caution: 'NONE', topic: {} };

/** Words, and what goes with them where there is something. */
export type Reply = Pick<Answer, 'text'> & Partial<Answer>;

/** An answer in the order in which it is made. */
export type Piece =
  | { readonly kind: 'delta'; readonly text: string }
  | { readonly kind: 'card'; readonly card: AnswerCard }
  | { readonly kind: 'act'; readonly act: ActCard }
  | { readonly kind: 'caution'; readonly caution: Caution }
  | { readonly kind: 'topic'; readonly topic: Topic };

/** What a reader is told of an answer while it is made; the words of a model that failed are taken back. */
export type Told = Piece | { readonly kind: 'restart' };

/** The answer as it stands after one more piece. */
export function grown(answer: Answer, piece: Told): Answer {
  switch (piece.kind) {
    case 'delta':
      return { ...answer, text: answer.text + piece.text };
    case 'card': {
      const known = answer.cards.some(({ kind, id }) => kind === piece.card.kind && id === piece.card.id);
      return known ? answer : { ...answer, cards: [...answer.cards, piece.card] };
    }
    case 'act':
      return { ...answer, acts: [...answer.acts, piece.act] };
    case 'caution':
      return { ...answer, caution: piece.caution };
    case 'restart':
      return nothingSaid;
    case 'topic':
      return { ...answer, topic: { ...answer.topic, ...piece.topic } };
  }
}

/** The answers to two questions that were asked in one; what stands in both is shown once. */
export function joined(one: Answer, two: Answer, question: string): Answer {
  const shown = new Set(one.cards.map(({ kind, id }) => `${kind} ${id}`));
  const acts = new Set(one.acts.map(keyOf));
  const both = new Set(two.acts.map(keyOf).filter((key) => acts.has(key)));
  return {
    text: `${one.text}\n\n${two.text}`,
    cards: [...one.cards, ...two.cards.filter(({ kind, id }) => !shown.has(`${kind} ${id}`))],
    acts: [
      // What the host is asked for twice is asked in one, in the words of both.
      ...one.acts.map((act) => (act.words && both.has(keyOf(act)) ? { ...act, words: question } : act)),
      ...two.acts.filter((act) => !acts.has(keyOf(act))),
    ],
    caution: one.caution === 'NONE' ? two.caution : one.caution,
    topic: { ...one.topic, ...two.topic },
  };
}

const keyOf = ({ act, objectId }: ActCard) => `${act} ${objectId}`;
