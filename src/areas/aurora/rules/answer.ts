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
