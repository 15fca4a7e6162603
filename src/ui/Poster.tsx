import { Trans, useLingui } from '@lingui/react/macro';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Action } from './Action.tsx';
import classes from './Poster.module.css';
import { QrCode } from './QrCode.tsx';

interface PosterProps {
  picture: ReactNode;
  title: string;
  /** Lines under the title, the first of them in bold. */
  children: ReactNode;
  /** What the code beside it does. */
  scan: ReactNode;
  /** Where the code leads. */
  url: string;
}

/** A sheet of A4 for a board, with the button that prints it or saves it as a PDF. */
export function Poster({ picture, title, children, scan, url }: PosterProps) {
  const { t } = useLingui();
  return (
    <div className={classes.page}>
      <div className={classes.tools}>
        <Action icon={<IconPrinter aria-hidden size={20} />} onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Action>
      </div>
      <article className={classes.poster}>
        <div className={classes.picture}>{picture}</div>
        <h1 dir="auto">{title}</h1>
        <div className={classes.lines}>{children}</div>
        <div className={classes.foot}>
          <div className={classes.code}>
            <QrCode text={url} label={t`QR code of the page`} />
          </div>
          <p>
            <strong>{scan}</strong>
            <span className={classes.address}>{url.replace(/^https?:\/\//, '')}</span>
          </p>
        </div>
      </article>
    </div>
  );
}
