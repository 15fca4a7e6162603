import { useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import classes from './TopBar.module.css';

/** The button that opens the create panel: a round one in the bar above, a labelled one in the bar below. */
export function PlusButton({ labelled, ...props }: ComponentProps<'button'> & { labelled: boolean }) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      {...props}
      className={labelled ? classes.plus : `${classes.round} ${classes.wideOnly}`}
      data-tour="create"
      aria-label={t`Create`}
    >
      <span className={labelled ? classes.sign : undefined}>
        <IconPlus aria-hidden size={22} stroke={1.8} />
      </span>
      {labelled && <span className={classes.label}>{t`Create`}</span>}
    </button>
  );
}
