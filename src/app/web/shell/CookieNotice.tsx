import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { remembered } from '#platform/web/remembered.ts';
import { COOKIES_ACCEPTED } from './cookies-accepted.ts';
import classes from './NoticeLine.module.css';

/**
 * One line above the page, in the page itself, until it is accepted (SHELL-2): it covers nothing. The server writes it
 * for everybody; anyone who has accepted it never sees it, by a mark that is set before the first paint.
 */
export function CookieNotice() {
  const { t } = useLingui();
  const [open, setOpen] = useState(true);
  if (!open) return null;
  const accept = () => {
    remembered.set(COOKIES_ACCEPTED);
    setOpen(false);
  };
  return (
    <section className={`${classes.line} ${classes.cookies}`} aria-label={t`Cookies`} data-notice="cookies">
      <p>
        <Trans>
          We only use essential cookies. <Link to="/cookies">Cookies policy</Link>
        </Trans>
      </p>
      <button type="button" onClick={accept}>
        <Trans>Okay</Trans>
      </button>
    </section>
  );
}
