import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { remembered } from '#platform/web/remembered.ts';
import { Action } from '#ui/Action.tsx';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import classes from './CarpoolDialog.module.css';
import { introOf } from './intros.ts';

/** Explains what an area is about, once, on the first visit to it (SHELL-9). */
export function IntroDialog() {
  const { i18n } = useLingui();
  const intro = introOf(useLocation().pathname);
  const [closed, setClosed] = useState<readonly string[]>([]);
  const key = `term_${intro?.heading}`;
  if (!intro || closed.includes(key) || remembered.has(key)) return null;
  const close = () => {
    remembered.set(key);
    setClosed([...closed, key]);
  };
  return (
    <ResponsiveSheet opened onClose={close} title={i18n._(intro.title)}>
      <p>{i18n._(intro.words)}</p>
      <div className={classes.ways}>
        <Action onClick={close} data-autofocus>
          <Trans>Got it</Trans>
        </Action>
      </div>
    </ResponsiveSheet>
  );
}
