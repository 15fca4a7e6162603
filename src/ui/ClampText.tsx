import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import classes from './ClampText.module.css';

interface ClampTextProps {
  /** The whole text, as people wrote it. */
  text: string;
  /** The beginning that is shown first; the same as `text` when nothing is cut. */
  beginning: string;
}

/** A text with a more / less toggle. Where it is cut is a rule of the area that shows it. */
export function ClampText({ text, beginning }: ClampTextProps) {
  const [whole, setWhole] = useState(false);
  if (beginning === text)
    return (
      <p className={classes.text} dir="auto">
        {text}
      </p>
    );
  return (
    <p className={classes.text} dir="auto">
      {whole ? text : `${beginning}…`}{' '}
      <button type="button" className={classes.toggle} aria-expanded={whole} onClick={() => setWhole(!whole)}>
        {whole ? <Trans>less</Trans> : <Trans>more</Trans>}
      </button>
    </p>
  );
}
