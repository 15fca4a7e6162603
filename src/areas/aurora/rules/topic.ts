/** What an answer was about, so that the next question may say 'there', 'then' or 'it'. */
export interface Topic {
  readonly place?: TopicPlace;
  /** The huddle that was meant, when it was one. */
  readonly huddle?: { readonly id: string; readonly startsAt: string };
  readonly community?: { readonly id: string };
  readonly person?: { readonly id: string };
}

export interface TopicPlace {
  readonly name: string;
  /** Degrees. */
  readonly lat: number;
  readonly lng: number;
  readonly timeZone: string;
}
