import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { NotificationView } from '../../contract.ts';
import type {
  BadgeKind,
  CarpoolKind,
  CommunityKind,
  HuddleKind,
  InspirationKind,
  PersonKind,
  PostKind,
  RoomKind,
} from '../../rules/kinds.ts';
import type { ObjectType } from '../../rules/objects.ts';
import { CarpoolSentence } from './CarpoolSentence.tsx';
import { CommunitySentence } from './CommunitySentence.tsx';
import { HuddleSentence } from './HuddleSentence.tsx';
import { BadgeSentence, InspirationSentence } from './InspirationSentence.tsx';
import { PersonSentence } from './PersonSentence.tsx';
import { PostSentence } from './PostSentence.tsx';
import { RoomSentence } from './RoomSentence.tsx';

const unnamed: Readonly<Record<ObjectType, MessageDescriptor>> = {
  HUDDLE: msg`a huddle`,
  COMMUNITY: msg`a community`,
  PERSON: msg`somebody`,
  ROOM: msg`a conversation`,
  POST: msg`a post`,
  CARPOOL: msg`a carpool`,
  INSPIRATION: msg`an inspiration`,
  BADGE: msg`a badge`,
  AWARD: msg`an award`,
  SYSTEM: msg`news`,
};

interface SentenceOfAny {
  notification: NotificationView;
  /** How many more did the same. */
  others?: number;
}

/** What happened, as one says it; names that may no longer be shown are left out. */
export function Sentence({ notification, others = 0 }: SentenceOfAny) {
  const { t } = useLingui();
  const { kind, actor, object } = notification;
  const what = <strong dir="auto">{object.name ?? t(unnamed[object.type])}</strong>;
  const said = {
    notification,
    what,
    who: <strong dir="auto">{actor?.displayName ?? <Trans>Somebody</Trans>}</strong>,
  };
  switch (object.type) {
    case 'HUDDLE':
      return <HuddleSentence kind={kind as HuddleKind} {...said} />;
    case 'COMMUNITY':
      return <CommunitySentence kind={kind as CommunityKind} {...said} />;
    case 'POST':
      return <PostSentence kind={kind as PostKind} others={others} {...said} />;
    case 'INSPIRATION':
      return <InspirationSentence kind={kind as InspirationKind} {...said} />;
    case 'BADGE':
      return <BadgeSentence kind={kind as BadgeKind} {...said} />;
    case 'AWARD':
      return <Trans>You have earned an award: {what}</Trans>;
    case 'SYSTEM':
      return <Trans>From the people who run this app: {what}</Trans>;
    case 'PERSON':
      return <PersonSentence kind={kind as PersonKind} {...said} />;
    case 'CARPOOL':
      return <CarpoolSentence kind={kind as CarpoolKind} {...said} />;
    case 'ROOM':
      return <RoomSentence kind={kind as RoomKind} {...said} />;
  }
}
