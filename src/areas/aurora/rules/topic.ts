/** What an answer was about, so that the next question may say 'there', 'then', 'it' or 'the second'. */
export interface Topic {
  readonly place?: TopicPlace;
  /** The huddle that was meant, when it was one. */
  readonly huddle?: TopicHuddle;
  /** The huddles that were shown, in their order. */
  readonly shown?: readonly TopicHuddle[];
  /** A huddle was named that was not found: 'it' means that one, and no other. */
  readonly isLost?: boolean;
  /** What was looked for last, question by question: 'and in July?' keeps the rest of it. Read off the talk, and not kept. */
  readonly searches?: readonly string[];
  /** The rides that were shown, where they lead to no one outing. */
  readonly rides?: readonly string[];
  /** The articles and posts that were shown, in their order. */
  readonly reading?: readonly TopicReading[];
  /** The plan that was prepared: its sentence and its name. */
  readonly draft?: { readonly sentence: string; readonly name: string };
  readonly community?: { readonly id: string };
  readonly person?: { readonly id: string };
  /** The people who were shown, where they are several. */
  readonly people?: ReadonlyArray<{ readonly id: string }>;
  /** The kind of question that was answered; null where it was not understood. */
  readonly kind?: string | null;
  /** What else may have been meant, the likeliest first. */
  readonly offers?: readonly Offer[];
  /** Of a question that is answered again: the kind that its asker chose. */
  readonly wanted?: string;
}

/** Another kind that a question may be of, and how a button calls it. */
export interface Offer {
  readonly kind: string;
  readonly label: string;
}

export interface TopicHuddle {
  readonly id: string;
  readonly startsAt: string;
}

export interface TopicReading {
  readonly kind: 'INSPIRATION' | 'POST';
  readonly id: string;
}

export interface TopicPlace {
  readonly name: string;
  /** Degrees. */
  readonly lat: number;
  readonly lng: number;
  readonly timeZone: string;
}

/** What several answers one after the other were about: the later says more of the same. */
export function topicAfter(topics: readonly Topic[]): Topic {
  return Object.assign({}, ...topics, { isLost: topics.at(-1)?.isLost });
}
