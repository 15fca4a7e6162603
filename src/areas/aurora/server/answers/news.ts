import { summaryOf as unreadRooms } from '#areas/chat/server/public.ts';
import { listUnread, summaryOf, type Unread, wordUnread } from '#areas/notification/server/public.ts';
import { lineOf } from '#platform/shared/found.ts';
import type { Reply } from '../../rules/answer.ts';
import type { AnswerCard } from '../../rules/card.ts';
import { cardKinds } from '../../rules/card.ts';
import type { Thing } from '../still-seen.ts';
import type { Asker } from '../tools/asker.ts';
import { cardsOf } from '../tools/look-up.ts';

const MAX_NEWS = 5;
/** What is told under its name though no card stands for it: it is for everybody, or the asker's own. */
const namedFreely = new Set(['SYSTEM', 'AWARD', 'BADGE']);

/** What is unread, the newest told one by one; whom and what a line names stands as a card. */
export async function whatIMissed(asker: Asker): Promise<Reply> {
  const { platform, personId, voice } = asker;
  const { db } = platform.database;
  const [{ total, since }, newest] = await Promise.all([
    summaryOf(db, personId),
    listUnread(db, personId, MAX_NEWS),
  ]);
  const cards = await cardsOf(asker, newest.flatMap(thingsIn));
  const lines = new Set(newest.map((unread) => `- ${lineFor(asker, unread, cards)}`));
  const told = [
    voice.mine.news(total, since, lines.size),
    ...lines,
    ...(total > 0 ? [voice.mine.allNews] : []),
  ];
  return { text: told.join('\n'), cards };
}

/** How many of my conversations have something unread, and how many people ask to write to me. */
export async function myMessages({ platform, personId, voice }: Asker): Promise<Reply> {
  const { unread, requests } = await unreadRooms(platform.database.db, personId);
  return { text: `${voice.mine.messages(unread, requests)} ${voice.mine.allMessages}` };
}

function thingsIn({ actor, object }: Unread): Thing[] {
  const kind = cardKinds.find((one) => one === object.type);
  return [
    ...(kind ? [{ kind, id: object.id }] : []),
    ...(actor ? [{ kind: 'PERSON' as const, id: actor.id }] : []),
  ];
}

function lineFor({ voice }: Asker, unread: Unread, cards: readonly AnswerCard[]): string {
  const { actor, object } = unread;
  const shown = (kind: string, id: string) => cards.some((card) => card.kind === kind && card.id === id);
  const mayName = namedFreely.has(object.type) || shown(object.type, object.id);
  const names = {
    actor: actor && shown('PERSON', actor.id) ? actor.displayName : null,
    object: mayName ? object.name : null,
  };
  return lineOf(wordUnread(unread, names, voice.locale));
}
