/** What an inspiration is made of: the tree that the editor makes and readers see, without any HTML (INS-4). */
export interface StoryDocument {
  readonly type: 'doc';
  readonly content: readonly Block[];
}

export type Block = Words | Heading | List | Quote | Rule | Picture | Card | Video;

export interface Words {
  readonly type: 'paragraph';
  readonly content?: readonly Inline[];
}

export interface Heading {
  readonly type: 'heading';
  readonly attrs: { readonly level: 2 | 3 };
  readonly content?: readonly Inline[];
}

export interface List {
  readonly type: 'bulletList' | 'orderedList';
  readonly content: readonly ListItem[];
}

export interface ListItem {
  readonly type: 'listItem';
  readonly content: readonly Block[];
}

export interface Quote {
  readonly type: 'blockquote';
  readonly content: readonly Block[];
}

export interface Rule {
  readonly type: 'horizontalRule';
}

/** One of the inspiration's own pictures. */
export interface Picture {
  readonly type: 'picture';
  readonly attrs: { readonly id: string; readonly alt: string; readonly caption: string };
}

export const cardKinds = ['HUDDLE', 'COMMUNITY', 'PLACE'] as const;
export type CardKind = (typeof cardKinds)[number];

/** Something of ours beside the story; what it is called is asked when it is read. */
export interface Card {
  readonly type: 'card';
  readonly attrs: { readonly kind: CardKind; readonly id: string };
}

/** A film elsewhere: shown as a link, never loaded. */
export interface Video {
  readonly type: 'video';
  readonly attrs: { readonly url: string; readonly caption: string };
}

export type Inline = Text | Mention | { readonly type: 'hardBreak' };

export interface Text {
  readonly type: 'text';
  readonly text: string;
  readonly marks?: readonly Mark[];
}

export type Mark =
  | { readonly type: 'bold' | 'italic' | 'underline' | 'strike' }
  | { readonly type: 'link'; readonly attrs: { readonly href: string } };

/** Somebody by their id; what they are called is asked when it is read. */
export interface Mention {
  readonly type: 'mention';
  readonly attrs: { readonly id: string };
}

export const MAX_BLOCKS = 2_000;
export const MAX_NODES = 20_000;
export const DEEPEST = 12;
export const MAX_LETTERS = 200_000;
export const MAX_PICTURES = 60;
export const MAX_CARDS = 50;
export const MAX_MENTIONS = 50;
export const MAX_ALT = 300;
export const MAX_CAPTION = 300;
