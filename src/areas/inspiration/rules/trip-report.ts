import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { InspirationRefusal } from '../messages.ts';
import { type Block, type Inline, MAX_PICTURES, type StoryDocument } from './document.ts';

/** How a place was found, as the next who come want to know. */
export const conditionKinds = [
  'GOOD',
  'SNOW',
  'ICE',
  'MUD',
  'WATER',
  'FALLEN_TREES',
  'OVERGROWN',
  'CLOSED',
] as const;
export type ConditionKind = (typeof conditionKinds)[number];

export const MAX_WORD = 60;
export const MAX_CONDITION_NOTE = 200;
/** After so many days what was found says nothing any more. */
export const CONDITIONS_FADE_DAYS = 90;
/** Huddles of which nobody says the end last half a day; so long after it people are at home. */
export const ASK_AFTER_MS = 2 * 3_600_000;

/** One cell is about two kilometres; a place is near another in the same cell or one beside it. */
const CELLS_A_DEGREE = 50;

export interface Cell {
  readonly lat: number;
  readonly lng: number;
}

export function cellOf({ lat, lng }: Cell): Cell {
  return { lat: Math.floor(lat * CELLS_A_DEGREE), lng: Math.floor(lng * CELLS_A_DEGREE) };
}

/** A cell and the eight around it. */
export function cellsAround({ lat, lng }: Cell): Cell[] {
  const steps = [-1, 0, 1];
  return steps.flatMap((up) => steps.map((aside) => ({ lat: lat + up, lng: lng + aside })));
}

/** A report is of an outing that took place and is over. */
export function decideLookBack(isOver: boolean, status: string): Refusal<InspirationRefusal> | undefined {
  return isOver && status === 'PUBLISHED' ? undefined : refuse('OUTING_NOT_OVER', {}, 'conflict');
}

/** What the report is made of, each by the consent of whose it is. */
export interface ReportNews {
  /** Lines about the way: how far, how high, how hard. */
  readonly figures: string;
  /** Where the route is described; empty where it is nowhere. */
  readonly routeUrl: string;
  /** The huddle that it is about; null where it stands in the report already. */
  readonly huddleId: string | null;
  readonly conditions: string;
  readonly people: ReadonlyArray<{ readonly id: string; readonly isNamed: boolean; readonly word: string }>;
  readonly pictures: ReadonlyArray<{ readonly id: string; readonly alt: string }>;
}

/** The headings, in the language of the author. */
export interface ReportHeadings {
  readonly conditions: string;
  readonly people: string;
  readonly pictures: string;
}

/** The document with what is new at its end; the words of its author stay as they are. */
export function addToReport(
  document: StoryDocument,
  news: ReportNews,
  headings: ReportHeadings,
): StoryDocument {
  const blocks: Block[] = [
    ...(news.figures ? [paragraph([text(news.figures)])] : []),
    ...(news.routeUrl ? [paragraph([link(news.routeUrl)])] : []),
    ...(news.huddleId ? [{ type: 'card', attrs: { kind: 'HUDDLE', id: news.huddleId } } as const] : []),
    ...(news.conditions ? [heading(headings.conditions), paragraph([text(news.conditions)])] : []),
    ...peopleOf(news, headings),
    ...picturesOf(news, headings),
  ];
  return { type: 'doc', content: [...document.content, ...blocks] };
}

function peopleOf({ people }: ReportNews, headings: ReportHeadings): Block[] {
  const named = people.filter(({ isNamed }) => isNamed);
  const names = named.flatMap(({ id }, at) => [...(at > 0 ? [text(', ')] : []), mention(id)]);
  const quotes = people
    .filter(({ word }) => word !== '')
    .map(({ id, isNamed, word }): Block => {
      const words = [text(word), ...(isNamed ? [text(' · '), mention(id)] : [])];
      return { type: 'blockquote', content: [paragraph(words)] };
    });
  if (names.length === 0 && quotes.length === 0) return [];
  return [heading(headings.people), ...(names.length > 0 ? [paragraph(names)] : []), ...quotes];
}

function picturesOf({ pictures }: ReportNews, headings: ReportHeadings): Block[] {
  if (pictures.length === 0) return [];
  const shown = pictures
    .slice(0, MAX_PICTURES)
    .map(({ id, alt }) => ({ type: 'picture', attrs: { id, alt, caption: '' } }) as const);
  return [heading(headings.pictures), ...shown];
}

function paragraph(content: readonly Inline[]): Block {
  return { type: 'paragraph', content };
}

function heading(words: string): Block {
  return { type: 'heading', attrs: { level: 2 }, content: [text(words)] };
}

const link = (href: string): Inline => ({
  type: 'text',
  text: href,
  marks: [{ type: 'link', attrs: { href } }],
});
const text = (words: string): Inline => ({ type: 'text', text: words });
const mention = (id: string): Inline => ({ type: 'mention', attrs: { id } });

export function isNews({ people, pictures }: ReportNews): boolean {
  return people.length > 0 || pictures.length > 0;
}
