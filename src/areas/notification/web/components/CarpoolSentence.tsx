import { Trans } from '@lingui/react/macro';
import type { CarpoolKind } from '../../rules/kinds.ts';
import type { SentenceProps } from './HuddleSentence.tsx';

/** What happened at a carpool, as one says it; it is called by its two areas, never by an address. */
export function CarpoolSentence({ kind, notification, who, what }: SentenceProps<CarpoolKind>) {
  const { waiting, held, byHuddle } = notification.facts;
  switch (kind) {
    case 'CARPOOL_REQUEST':
      return (
        <Trans>
          {who} asks to ride along: {what}.
        </Trans>
      );
    case 'CARPOOL_OFFER':
      return (
        <Trans>
          {who} offers to take you along: {what}.
        </Trans>
      );
    case 'CARPOOL_ACCEPTED':
      return waiting ? (
        <Trans>
          {who} would take you along as soon as a seat is free: {what}.
        </Trans>
      ) : (
        <Trans>
          {who} takes you along: {what}.
        </Trans>
      );
    case 'CARPOOL_TAKEN':
      return waiting ? (
        <Trans>
          {who} waits for a seat with you: {what}.
        </Trans>
      ) : (
        <Trans>
          {who} rides with you: {what}.
        </Trans>
      );
    case 'CARPOOL_DECLINED':
      return (
        <Trans>
          {who} cannot take you along: {what}.
        </Trans>
      );
    case 'CARPOOL_REFUSED':
      return (
        <Trans>
          {who} does not need your offer: {what}.
        </Trans>
      );
    case 'CARPOOL_MOVED_UP':
      return <Trans>A seat became free, you ride along: {what}.</Trans>;
    case 'CARPOOL_LEFT':
      return held ? (
        <Trans>
          {who} gave the seat free: {what}.
        </Trans>
      ) : (
        <Trans>
          {who} no longer asks to ride along: {what}.
        </Trans>
      );
    case 'CARPOOL_REMOVED':
      return (
        <Trans>
          {who} took you off the ride: {what}.
        </Trans>
      );
    case 'CARPOOL_MOVED':
      return (
        <Trans>
          {who} changed time or place of your ride, please say that you have seen it: {what}.
        </Trans>
      );
    case 'CARPOOL_HUDDLE_MOVED':
      return <Trans>The huddle you drive to has moved. Do your times still fit? {what}</Trans>;
    case 'CARPOOL_CANCELLED':
      return byHuddle ? (
        <Trans>The ride is off, as its huddle is: {what}.</Trans>
      ) : (
        <Trans>
          {who} called the ride off: {what}.
        </Trans>
      );
  }
}
