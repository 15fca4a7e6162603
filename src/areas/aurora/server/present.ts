import type { TalkRow, TurnView } from '../contract/views.ts';
import { type ActCard, type AnswerCard, isOwnPath } from '../rules/card.ts';
import { kindOf } from '../rules/kinds/choose-kind.ts';
import type { ToolName } from '../rules/kinds/kind.ts';
import type { StandingOfActs } from './acts-standing.ts';
import { OFFER_PATH } from './answers/about-rides.ts';
import type { KeptTalk, TurnRow } from './reads.ts';
import { type Thing, thingOf, thingsOf } from './still-seen.ts';
import { ownPicture } from './tools/cards.ts';

export function presentTalk(row: KeptTalk): TalkRow {
  return { id: row.id, title: row.title, lastAt: row.last_at.toISOString() };
}

export function presentTalks(rows: readonly KeptTalk[], limit: number) {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(presentTalk),
    next: rows.length > limit && last ? `${last.last_at.getTime()}~${last.id}` : null,
  };
}

/** Whatever was kept: a card leads nowhere else and shows no picture from elsewhere. */
function ownCard(card: AnswerCard): AnswerCard {
  const { path, pictureUrl } = card;
  return { ...card, path: ownPath(path), pictureUrl: pictureUrl && ownPicture(pictureUrl) };
}

function ownPath(path: string): string {
  return isOwnPath(path) ? path : '/home/chatbot';
}

/** The words of an answer may name what is gone, so they are shown only with all of it. */
export function wordsStillShown(row: TurnRow, stillSeen: (thing: Thing) => boolean): string {
  return thingsOf([row]).every(stillSeen) ? row.body : '';
}

const linksOfTools: Readonly<Partial<Record<ToolName, readonly string[]>>> = {
  NEWS: ['/notification'],
  MESSAGES: ['/chat'],
  PEOPLE: ['/search'],
  POSTS: ['/search'],
  FOLLOWS: ['/account/people'],
  OFFER_RIDE: [OFFER_PATH],
};

/** The links of our own sentences; what others wrote links nowhere. */
function linksOf({ topic }: TurnRow): string[] {
  const kind = kindOf(topic.kind);
  if (kind?.via === 'TOOL') {
    const ofHuddle = kind.tool === 'OFFER_RIDE' ? [`${OFFER_PATH}?huddleId=${topic.huddle?.id}`] : [];
    return [...(linksOfTools[kind.tool] ?? []), ...ofHuddle];
  }
  const text = kind?.via === 'TEXT' ? kind.text.en : '';
  return [...text.matchAll(/\]\((\/[\w/-]*)\)/g)].map(([, path = '']) => path);
}

function presentAct(act: ActCard, { state, path }: ReturnType<StandingOfActs>): TurnView['acts'][number] {
  const ride = act.ride && { ...act.ride, legs: [...act.ride.legs] };
  // Acts of an earlier release know nothing of guests.
  const { guests = null } = act;
  return { ...act, state, path: ownPath(path), ride, guests };
}

/** A turn with those of its cards and acts that the asker may still see, and how each act stands by now. */
export function presentTurn(
  row: TurnRow,
  stillSeen: (thing: Thing) => boolean,
  standing: StandingOfActs,
): TurnView {
  const cards = row.cards.filter(stillSeen);
  const acts = row.acts.filter((act) => stillSeen(thingOf(act) ?? { kind: 'PLACE', id: '' }));
  return {
    id: row.id,
    question: row.question,
    state: row.state,
    engine: row.engine,
    fellBack: row.fell_back,
    caution: row.caution,
    thumb: row.thumb,
    text: wordsStillShown(row, stillSeen),
    kind: row.topic.kind ?? null,
    offers: [...(row.topic.offers ?? [])],
    links: linksOf(row),
    cards: cards.map(ownCard),
    // What an act is about mostly stands on a card, too: it is counted once.
    goneCards: row.cards.length - cards.length || row.acts.length - acts.length,
    acts: acts.map((act) => presentAct(act, standing(row, act))),
    askedAt: row.asked_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
  };
}
