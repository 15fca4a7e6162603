import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { remembered } from '#platform/web/remembered.ts';
import { Action } from '#ui/Action.tsx';
import classes from './CookieNotice.module.css';

const key = 'banner';

/** Said once to people with another browser (SHELL-4). */
export function BrowserNote() {
  const { t } = useLingui();
  const [shown, setShown] = useState(
    () => !/\b(Headless)?Chrom(e|ium)\//.test(navigator.userAgent) && !remembered.has(key),
  );
  if (!shown) return null;
  const close = () => {
    remembered.set(key);
    setShown(false);
  };
  return (
    <section className={[classes.notice, classes.second].join(' ')} aria-label={t`Browser`}>
      <p>
        <Trans>This app is best viewed in the latest Chrome.</Trans>
      </p>
      <Action onClick={close} size="small">
        <Trans>Okay</Trans>
      </Action>
    </section>
  );
}
