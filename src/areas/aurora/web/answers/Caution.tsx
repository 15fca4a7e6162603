import { Trans } from '@lingui/react/macro';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { TurnView } from '../../contract/views.ts';
import shared from '../chatbot.module.css';
import classes from './Caution.module.css';

/** Stands over an answer to a question that is one for a rescue service or a doctor. */
export function Caution({ caution }: { caution: TurnView['caution'] }) {
  if (caution === 'NONE') return null;
  return (
    <p className={classes.caution} data-emergency={caution === 'EMERGENCY' || undefined} role="alert">
      <IconAlertTriangle aria-hidden size={22} />
      <span>
        {caution === 'EMERGENCY' ? (
          <Trans>Aurora is a program. Call people who can help.</Trans>
        ) : (
          <Trans>Aurora gives no medical or rescue advice. Ask somebody who knows.</Trans>
        )}
      </span>
    </p>
  );
}

/** What Aurora is and is not, always in sight. */
export function WhatAuroraIs({ model }: { model: boolean }) {
  return (
    <p className={shared.quiet}>
      {model ? (
        <Trans>
          A language model answers from what you may see in here. It can be wrong: open the cards.
        </Trans>
      ) : (
        <Trans>Aurora looks up what you may see in here.</Trans>
      )}{' '}
      <Trans>In an emergency call 112 or 911.</Trans>
    </p>
  );
}
