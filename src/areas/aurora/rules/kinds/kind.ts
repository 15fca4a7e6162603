import type { Caution } from '../card.ts';
import type { HuddleFacts } from './huddle-facts.ts';
import type { Telling } from './telling.ts';

/** The same words in both languages. */
export interface Words {
  readonly en: string;
  readonly de: string;
}

/** What a kind has the server do. */
export type ToolName =
  | 'DANGER'
  | 'HUDDLES'
  | 'COMPARE'
  | 'CLASHES'
  | 'COMMUNITIES'
  | 'COMMUNITY'
  | 'PEOPLE'
  | 'ARTICLES'
  | 'POSTS'
  | 'AUTHOR'
  | 'RIDES'
  | 'LIGHT'
  | 'AGENDA'
  | 'ANSWERS'
  | 'WAITING'
  | 'OFFER_RIDE'
  | 'MY_RIDES'
  | 'MY_COMMUNITIES'
  | 'FOLLOWS'
  | 'NEWS'
  | 'MESSAGES'
  | 'NUMBERS'
  | 'RSVP'
  | 'MAYBE'
  | 'DECLINE'
  | 'ASK_HOST'
  | 'FOLLOW'
  | 'JOIN'
  | 'DRAFT'
  | 'HOSTED'
  | 'DRAFTS'
  | 'TELL_ALL'
  | 'WRITE'
  | 'HELLO'
  | 'ABOUT';

interface Questions {
  readonly en: readonly string[];
  readonly de: readonly string[];
}

interface Common {
  readonly id: string;
  /** What a button calls it. */
  readonly label: Words;
  /** How people ask it, in the file of the same name; `*` stands for any name. */
  readonly questions: Questions;
}

/** A sentence that is always the same. */
export interface TextKind extends Common {
  readonly via: 'TEXT';
  readonly text: Words;
  /**
   * What stands below: the outing that is named or was spoken of, whose host can be asked, the same only where the asker
   * hosts it, or articles about it.
   */
  readonly beside?: 'OUTING' | 'OWN_OUTING' | 'ARTICLES';
  /** Stands over the answer. */
  readonly caution?: Caution;
}

/** A fact of one huddle. */
export interface HuddleKind extends Common {
  readonly via: 'HUDDLE';
  /** What the host has not said, where `tell` knows nothing. */
  readonly unsaid: Words;
  /** What an outing of this name says by saying nothing of it. */
  readonly silence?: (name: string) => Words;
  /** What is said where no huddle is meant. */
  readonly general?: Words;
  tell(huddle: HuddleFacts, telling: Telling): string | undefined;
}

/** What is looked up or prepared. */
interface ToolKind extends Common {
  readonly via: 'TOOL';
  readonly tool: ToolName;
}

/** A kind of question: how people ask it, and what answers it. */
export type Kind = TextKind | HuddleKind | ToolKind;

/** The questions of a kind in all languages. */
export function questionsOf({ questions }: Pick<Kind, 'questions'>): string[] {
  return [...questions.en, ...questions.de];
}
