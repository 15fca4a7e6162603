import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { remembered } from '#platform/web/remembered.ts';
import classes from './NoticeLine.module.css';

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
    <section className={classes.line} aria-label={t`Browser`}>
      <p>
        <Trans>This app is best viewed in the latest Chrome.</Trans>
      </p>
      <button type="button" onClick={close}>
        <Trans>Okay</Trans>
      </button>
    </section>
  );
}
