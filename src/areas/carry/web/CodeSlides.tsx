import { Trans, useLingui } from '@lingui/react/macro';
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Action } from '#ui/Action.tsx';
import { QrCode } from '#ui/QrCode.tsx';
import classes from './carry.module.css';

const TURN_MS = 1_500;

/** QR codes one after the other, by hand or by themselves. */
export function CodeSlides({ parts }: { parts: readonly string[] }) {
  const { t } = useLingui();
  const [at, setAt] = useState(0);
  const [turning, setTurning] = useState(false);
  const { length: of } = parts;
  const shown = Math.min(at, of - 1);
  const number = shown + 1;
  useEffect(() => {
    if (!turning) return;
    const timer = setInterval(() => setAt((before) => (before + 1) % of), TURN_MS);
    return () => clearInterval(timer);
  }, [turning, of]);
  const go = (by: number) => {
    setTurning(false);
    setAt((shown + by + of) % of);
  };
  return (
    <div className={classes.slide}>
      <QrCode text={parts[shown] ?? ''} label={t`Code ${number} of ${of}`} />
      <p className={classes.words} role={turning ? undefined : 'status'}>
        <Trans>
          Code {number} of {of}
        </Trans>
      </p>
      {of > 1 && (
        <div className={classes.buttons}>
          <Action look="outline" icon={<IconChevronLeft aria-hidden size={18} />} onClick={() => go(-1)}>
            <Trans>Previous code</Trans>
          </Action>
          <Action look="outline" icon={<IconChevronRight aria-hidden size={18} />} onClick={() => go(1)}>
            <Trans>Next code</Trans>
          </Action>
          <Action
            look="plain"
            icon={
              turning ? <IconPlayerPause aria-hidden size={18} /> : <IconPlayerPlay aria-hidden size={18} />
            }
            onClick={() => setTurning(!turning)}
          >
            {turning ? <Trans>Stop</Trans> : <Trans>Show them in turn</Trans>}
          </Action>
        </div>
      )}
    </div>
  );
}
