import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { remembered } from '#platform/web/remembered.ts';
import { useReadOnce } from '#platform/web/use-read-once.ts';
import classes from './NoticeLine.module.css';

const key = 'banner';

/** Said once to people with another browser (SHELL-4). */
export function BrowserNote() {
  const { t } = useLingui();
  const isDue = useReadOnce(
    () => !/\b(Headless)?Chrom(e|ium)\//.test(navigator.userAgent) && !remembered.has(key),
    false,
  );
  const [closed, setClosed] = useState(false);
  if (!isDue || closed) return null;
  const close = () => {
    remembered.set(key);
    setClosed(true);
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
