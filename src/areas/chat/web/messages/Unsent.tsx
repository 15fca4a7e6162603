import { Trans } from '@lingui/react/macro';
import { Action } from '#ui/Action.tsx';
import classes from '../chat.module.css';
import type { useOutbox } from './use-outbox.ts';

/** What waits for the network, and what the server would not have, with the reason: nothing typed is lost (OFF-2). */
export function Unsent({ outbox }: { outbox: ReturnType<typeof useOutbox> }) {
  return outbox.unsent.map(({ key, body, refused }) => (
    <div key={key} className={classes.waiting}>
      <p className={classes.text} dir="auto">
        {body.text}
      </p>
      {refused === undefined ? (
        <p className={classes.quiet} role="status">
          <Trans>Waits to be sent</Trans>
        </p>
      ) : (
        <div className={classes.bar}>
          <p className={classes.no} role="alert">
            {refused}
          </p>
          <Action look="plain" size="small" onClick={() => outbox.again(key)}>
            <Trans>Send again</Trans>
          </Action>
          <Action look="plain" size="small" onClick={() => outbox.drop(key)}>
            <Trans>Throw away</Trans>
          </Action>
        </div>
      )}
    </div>
  ));
}
