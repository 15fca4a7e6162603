import { Trans } from '@lingui/react/macro';
import classes from './SkipLink.module.css';

/** The first thing the keyboard reaches: past the frame, to what the page is about (SHELL-14). */
export function SkipLink() {
  return (
    <a href="#content" className={classes.link}>
      <Trans>Skip to content</Trans>
    </a>
  );
}
