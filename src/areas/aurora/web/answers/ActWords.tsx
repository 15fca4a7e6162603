import { Trans } from '@lingui/react/macro';
import type { Act } from './do-act.ts';

/** What an act would do, before its object. */
export function ActName({ act }: { act: Act }) {
  switch (act.act) {
    case 'RSVP':
      return <Trans>RSVP yes to</Trans>;
    case 'DECLINE':
      return <Trans>Say no to</Trans>;
    case 'ASK_HOST':
      return <Trans>Ask the host, for everybody to read under</Trans>;
    case 'FOLLOW':
      return <Trans>Follow</Trans>;
    case 'JOIN':
      return <Trans>Join, or ask to join</Trans>;
    case 'DRAFT':
      return <Trans>Keep as a draft only you see</Trans>;
    case 'RIDE':
      return <Trans>Ask for a ride</Trans>;
  }
}

/** What has been done. */
export function ActDone({ act }: { act: Act }) {
  switch (act.act) {
    case 'RSVP':
      return <Trans>You said yes.</Trans>;
    case 'DECLINE':
      return <Trans>You said no.</Trans>;
    case 'ASK_HOST':
      return <Trans>Your question is shown under the huddle.</Trans>;
    case 'FOLLOW':
      return <Trans>You follow them, or have asked to.</Trans>;
    case 'JOIN':
      return <Trans>You belong to it, or have asked to.</Trans>;
    case 'DRAFT':
      return <Trans>The draft is saved.</Trans>;
    case 'RIDE':
      return <Trans>You have asked for a seat.</Trans>;
  }
}
