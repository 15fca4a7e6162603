import { Trans } from '@lingui/react/macro';
import type { CommunityKind } from '../../rules/kinds.ts';
import type { SentenceProps } from './HuddleSentence.tsx';

/** What happened in a community, as one says it. */
export function CommunitySentence({ kind, notification, who, what }: SentenceProps<CommunityKind>) {
  switch (kind) {
    case 'COMMUNITY_INVITE':
      return (
        <Trans>
          {who} invites you to join {what}.
        </Trans>
      );
    case 'COMMUNITY_REQUEST':
      return (
        <Trans>
          {who} asks to join {what}.
        </Trans>
      );
    case 'COMMUNITY_REQUEST_ACCEPTED':
      return (
        <Trans>
          {who} accepted your request: you belong to {what} now.
        </Trans>
      );
    case 'COMMUNITY_REQUEST_DECLINED':
      return (
        <Trans>
          {who} declined your request to join {what}.
        </Trans>
      );
    case 'COMMUNITY_ROLE':
      return notification.facts.role === 'ADMIN' ? (
        <Trans>
          {who} made you an admin of {what}.
        </Trans>
      ) : (
        <Trans>
          {who} made you a plain member of {what} again.
        </Trans>
      );
    case 'COMMUNITY_HANDED_OVER':
      return (
        <Trans>
          {who} handed {what} over to you: you own it now.
        </Trans>
      );
    case 'COMMUNITY_ANNOUNCEMENT':
      return (
        <Trans>
          {who} announced something in {what}.
        </Trans>
      );
    case 'COMMUNITY_MENTION':
      return (
        <Trans>
          {who} mentioned you in {what}.
        </Trans>
      );
    case 'COMMUNITY_TALK':
      return (
        <Trans>
          {who} wrote in {what}.
        </Trans>
      );
    case 'COMMUNITY_SHARED':
      return (
        <Trans>
          {who} thinks that {what} is for you.
        </Trans>
      );
    case 'COMMUNITY_REMOVED':
      return (
        <Trans>
          {who} removed you from {what}.
        </Trans>
      );
  }
}
