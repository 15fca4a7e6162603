import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Action } from '#ui/Action.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { usePush } from '../push/use-push.ts';
import classes from './PushLine.module.css';

const NOTE = 'push-no';
const REST_MS = 30 * 86_400_000;

/** Asks, after a yes, whether changes may be told on this device; a no rests for 30 days (NOT-5). */
export default function PushLine() {
  const { state, devices, switchOn } = usePush();
  const [closed, setClosed] = useState(isResting);
  if (closed || state !== 'OFF' || !devices) return null;
  const rest = () => {
    try {
      localStorage.setItem(NOTE, String(Date.now()));
    } catch {
      // Without storage it is asked again on the next page.
    }
    setClosed(true);
  };
  return (
    <div className={classes.line}>
      <p>
        <Trans>Should this device tell you when the time or place changes?</Trans>
      </p>
      <div className={classes.acts}>
        <SubmitButton look="outline" size="small" onPress={switchOn}>
          <Trans>Yes, tell me</Trans>
        </SubmitButton>
        <Action look="plain" size="small" onClick={rest}>
          <Trans>Not now</Trans>
        </Action>
      </div>
    </div>
  );
}

function isResting(): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(NOTE)) < REST_MS;
  } catch {
    return false;
  }
}
