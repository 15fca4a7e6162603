import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Action } from '#ui/Action.tsx';
import type { TurnView } from '../../contract/views.ts';
import shared from '../chatbot.module.css';

interface OffersProps {
  turn: Pick<TurnView, 'kind' | 'offers'>;
  onKind: (kind: string) => void;
}

/** The next kinds that a question may be of: at once where it was not understood, else behind 'Not what I meant'. */
export function Offers({ turn: { kind, offers }, onKind }: OffersProps) {
  const [opened, setOpened] = useState(false);
  if (offers.length === 0) return null;
  if (kind !== null && !opened) {
    return (
      <div>
        <Action size="small" look="plain" onClick={() => setOpened(true)}>
          <Trans>Not what I meant</Trans>
        </Action>
      </div>
    );
  }
  return (
    <div className={shared.ways}>
      {offers.map((offer) => (
        <Action key={offer.kind} size="small" look="outline" onClick={() => onKind(offer.kind)}>
          {offer.label}
        </Action>
      ))}
    </div>
  );
}
