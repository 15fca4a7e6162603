import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { remembered } from '#platform/web/remembered.ts';
import { Action } from '#ui/Action.tsx';
import classes from './CookieNotice.module.css';

const key = 'cookie_accepted';

/** Shown until it is accepted (SHELL-2). It floats, so that nothing moves when it comes. */
export function CookieNotice() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(!remembered.has(key)), []);
  if (!open) return null;
  const accept = () => {
    remembered.set(key);
    setOpen(false);
  };
  return (
    <section className={classes.notice} aria-label={t`Cookies`}>
      <p>
        <Trans>
          We only use essential cookies. Read our <Link to="/cookies">cookies policy</Link>.
        </Trans>
      </p>
      <Action onClick={accept} size="small">
        <Trans>Okay</Trans>
      </Action>
    </section>
  );
}
