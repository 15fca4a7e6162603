import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '#ui/Badge.tsx';
import type { CarpoolCard } from '../../contract/views.ts';
import { isOpen } from '../../rules/ride.ts';
import { myStateNames } from '../messages.ts';

type Stated = Pick<CarpoolCard, 'status' | 'mine' | 'kind' | 'ride'> & { requests?: number };

/** In a word: what this carpool is to me. */
export function OwnState({ carpool: { status, mine, kind, ride, requests = 0 } }: { carpool: Stated }) {
  const { t } = useLingui();
  if (status === 'CANCELLED') return <Badge tone="danger">{<Trans>Called off</Trans>}</Badge>;
  if (requests > 0) {
    return (
      <Badge tone="waiting">
        <Plural value={requests} one="# person asks" other="# people ask" />
      </Badge>
    );
  }
  if (mine)
    return (
      <Badge tone="brand">
        {kind === 'OFFER' ? <Trans>You drive</Trans> : <Trans>You need a ride</Trans>}
      </Badge>
    );
  if (!ride || !isOpen(ride.state)) return null;
  return <Badge tone={ride.state === 'ACCEPTED' ? 'brand' : 'waiting'}>{t(myStateNames[ride.state])}</Badge>;
}
