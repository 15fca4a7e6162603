import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { NotificationView } from '../../contract.ts';
import type { HuddleKind } from '../../rules/kinds.ts';
import { HostsChanged } from './HostsChanged.tsx';

export interface SentenceProps<Kind> {
  kind: Kind;
  notification: NotificationView;
  who: ReactNode;
  what: ReactNode;
}

/** What happened at a huddle, as one says it. */
export function HuddleSentence({ kind, notification, who, what }: SentenceProps<HuddleKind>) {
  switch (kind) {
    case 'HUDDLE_RSVP':
      return <Rsvp notification={notification} who={who} what={what} />;
    case 'HUDDLE_REQUEST':
      return (
        <Trans>
          {who} asks to come to {what}.
        </Trans>
      );
    case 'HUDDLE_WITHDRAWN':
      return (
        <Trans>
          {who} took the answer to {what} back.
        </Trans>
      );
    case 'HUDDLE_REQUEST_ACCEPTED':
      return (
        <Trans>
          {who} accepted your request for {what}.
        </Trans>
      );
    case 'HUDDLE_REQUEST_DECLINED':
      return (
        <Trans>
          {who} declined your request for {what}.
        </Trans>
      );
    case 'HUDDLE_REMOVED':
      return (
        <Trans>
          {who} took you off {what}.
        </Trans>
      );
    case 'HUDDLE_READMITTED':
      return (
        <Trans>
          {who} would be glad if you answered {what} again.
        </Trans>
      );
    case 'HUDDLE_MOVED':
      return <Moved notification={notification} who={who} what={what} />;
    case 'HUDDLE_MESSAGE':
      return (
        <Trans>
          {who} wrote to you about {what}.
        </Trans>
      );
    case 'HUDDLE_COMMENT':
      return (
        <Trans>
          {who} said something at {what}.
        </Trans>
      );
    case 'HUDDLE_REPLY':
      return (
        <Trans>
          {who} replied to you at {what}.
        </Trans>
      );
    case 'HUDDLE_PROMOTED':
      return <Promoted notification={notification} what={what} />;
    case 'HUDDLE_OFFER':
      return <Trans>A place is free for you at {what}. Take it while the offer stands.</Trans>;
    case 'HUDDLE_INVITE':
      return (
        <Trans>
          {who} invites you to {what}.
        </Trans>
      );
    case 'HUDDLE_CO_HOST':
      return <AskedToCoHost notification={notification} who={who} what={what} />;
    case 'HUDDLE_HANDED_OVER':
      return <AskedToHost notification={notification} who={who} what={what} />;
    case 'HUDDLE_HOSTS_CHANGED':
      return <HostsChanged notification={notification} who={who} what={what} />;
    case 'HUDDLE_CANCELLED':
      return (
        <Trans>
          {who} cancelled {what}.
        </Trans>
      );
    case 'HUDDLE_OFFER_LAPSED':
      return <Trans>The offer of a place at {what} has run out.</Trans>;
    case 'HUDDLE_REMINDER':
      return notification.facts.hours === 2 ? (
        <Trans>{what} starts within two hours.</Trans>
      ) : (
        <Trans>{what} starts within a day.</Trans>
      );
  }
}

function AskedToCoHost({ notification: { facts }, who, what }: Omit<SentenceProps<never>, 'kind'>) {
  return facts.asked ? (
    <Trans>
      {who} asks you to co-host {what}.
    </Trans>
  ) : (
    <Trans>
      {who} made you a co-host of {what}.
    </Trans>
  );
}

function AskedToHost({ notification: { facts }, who, what }: Omit<SentenceProps<never>, 'kind'>) {
  return facts.asked ? (
    <Trans>
      {who} asks you to take over {what} as its host.
    </Trans>
  ) : (
    <Trans>
      {who} handed {what} over to you: you are its host now.
    </Trans>
  );
}

/** What changed as one says it; the page tells how it is now, with the reader's own rights. */
function Moved({ notification: { facts }, who, what }: Omit<SentenceProps<never>, 'kind'>) {
  const changed = facts.changes ?? [];
  const time = changed.includes('START') || changed.includes('END');
  const place = changed.some((change) => change !== 'START' && change !== 'END');
  if (time && place) {
    return (
      <Trans>
        {who} changed time and place of {what}. Please say that you have seen it.
      </Trans>
    );
  }
  return time ? (
    <Trans>
      {who} changed the time of {what}. Please say that you have seen it.
    </Trans>
  ) : (
    <Trans>
      {who} changed the place of {what}. Please say that you have seen it.
    </Trans>
  );
}

/** 'Ben and 2 guests are coming', not '3 participants'. */
function Rsvp({ notification: { facts }, who, what }: Omit<SentenceProps<never>, 'kind'>) {
  const guests = facts.guestCount ?? 0;
  if (facts.answer === 'NO') {
    return (
      <Trans>
        {who} is not coming to {what}.
      </Trans>
    );
  }
  if (facts.answer === 'MAYBE') {
    return (
      <Trans>
        {who} may come to {what}.
      </Trans>
    );
  }
  if (facts.place === 'WAITING') {
    return (
      <Trans>
        {who} is on the waiting list of {what}.
      </Trans>
    );
  }
  if (guests === 0) {
    return (
      <Trans>
        {who} is coming to {what}.
      </Trans>
    );
  }
  return (
    <Trans>
      {who} and <Plural value={guests} one="# guest" other="# guests" /> are coming to {what}.
    </Trans>
  );
}

/** Who comes late should not think that a seat in a car comes with the spot (CAR-3). */
function Promoted({ notification, what }: Pick<SentenceProps<HuddleKind>, 'notification' | 'what'>) {
  return notification.facts.noRideLeft ? (
    <Trans>
      A place became free: you are going to {what}. No seat is left in any car, so plan how to get there.
    </Trans>
  ) : (
    <Trans>A place became free: you are going to {what}.</Trans>
  );
}
