import { Trans } from '@lingui/react/macro';
import type { BadgeKind, InspirationKind } from '../../rules/kinds.ts';
import type { SentenceProps } from './HuddleSentence.tsx';

/** What happened to an inspiration, as one says it. */
export function InspirationSentence({ kind, who, what }: SentenceProps<InspirationKind>) {
  switch (kind) {
    case 'INSPIRATION_PUBLISHED':
      return (
        <Trans>
          {who} published {what}
        </Trans>
      );
    case 'INSPIRATION_MENTION':
      return (
        <Trans>
          {who} named you in {what}
        </Trans>
      );
    case 'INSPIRATION_LIKE':
      return (
        <Trans>
          {who} likes your inspiration {what}
        </Trans>
      );
    case 'INSPIRATION_COMMENT':
      return (
        <Trans>
          {who} commented on {what}
        </Trans>
      );
    case 'INSPIRATION_REPLY':
      return (
        <Trans>
          {who} replied to you under {what}
        </Trans>
      );
    case 'INSPIRATION_SHARED':
      return (
        <Trans>
          {who} shows you {what}
        </Trans>
      );
  }
}

/** How a request for a badge was decided, or that it is gone; by whom is nobody's news. */
export function BadgeSentence({ kind, what }: SentenceProps<BadgeKind>) {
  switch (kind) {
    case 'BADGE_GRANTED':
      return <Trans>Your badge is granted: {what}</Trans>;
    case 'BADGE_DECLINED':
      return <Trans>Your request for a badge is declined: {what}</Trans>;
    case 'BADGE_TAKEN':
      return <Trans>Your badge has been taken away: {what}</Trans>;
  }
}
