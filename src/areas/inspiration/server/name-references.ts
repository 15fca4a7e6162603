import { findCommunity } from '#areas/community/server/public.ts';
import { findHuddle } from '#areas/huddle/server/public.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { CommunityId, HuddleId, InspirationId, PersonId } from '#platform/shared/ids.ts';
import type { NamedView } from '../contract/views.ts';
import type { Card, StoryDocument } from '../rules/document.ts';
import { referencesOf } from '../rules/read-document.ts';
import { picturesOf } from './drafts/reads.ts';
import { namesOfPeople, placeOf } from './named/reads.ts';
import type { Reader } from './reads.ts';

type NamedCard = NamedView['cards'][number];

/**
 * What a document refers to, each through the reading rule of its own area: a huddle that the reader may not see is
 * not named to them, even where the story shows its card.
 */
export async function nameReferences(
  db: DbOrTx,
  reader: Reader,
  id: InspirationId,
  document: StoryDocument,
  audience: 'author' | 'everybody',
): Promise<NamedView> {
  const { people, cards, pictures } = referencesOf(document);
  const found = await Promise.all(cards.map((card) => nameCard(db, reader, card)));
  const path = `/api/${audience === 'author' ? '' : 'public/'}inspirations/${id}/pictures/`;
  const shown = await picturesOf(db, id, pictures);
  return {
    people: await namesOfPeople(db, reader, people as PersonId[]),
    cards: found.filter((card) => card !== undefined),
    pictures: shown.map((picture) => ({ ...picture, url: `${path}${picture.id}` })),
  };
}

async function nameCard(db: DbOrTx, reader: Reader, card: Card['attrs']): Promise<NamedCard | undefined> {
  switch (card.kind) {
    case 'HUDDLE':
      return nameHuddle(db, reader, card.id as HuddleId);
    case 'COMMUNITY':
      return nameCommunity(db, reader, card.id as CommunityId);
    case 'PLACE':
      return namePlace(db, Number(card.id));
  }
}

async function nameHuddle(db: DbOrTx, reader: Reader, id: HuddleId): Promise<NamedCard | undefined> {
  const huddle = await findHuddle(db, { personId: reader }, id);
  if (!huddle || huddle.access === 'LINK' || huddle.row.status === 'DRAFT') return undefined;
  const venue = huddle.row.venue;
  return { kind: 'HUDDLE', id, name: huddle.row.name, detail: venue?.name ?? '', to: `/join/huddle/${id}` };
}

async function nameCommunity(db: DbOrTx, reader: Reader, id: CommunityId): Promise<NamedCard | undefined> {
  const community = await findCommunity(db, reader, id);
  if (!community) return undefined;
  const place = community.row.location;
  return {
    kind: 'COMMUNITY',
    id,
    name: community.row.name,
    detail: place?.name ?? '',
    to: `/join/community/${id}`,
  };
}

async function namePlace(db: DbOrTx, id: number): Promise<NamedCard | undefined> {
  const place = await placeOf(db, id);
  return (
    place && { kind: 'PLACE', id: String(id), name: place.name, detail: place.address, to: `/place/${id}` }
  );
}
