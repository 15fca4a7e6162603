import { useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import classes from './TopBar.module.css';

/** The button that opens the create panel. */
export function PlusButton(props: ComponentProps<'button'>) {
  const { t } = useLingui();
  return (
    <button type="button" {...props} className={classes.round} data-tour="create" aria-label={t`Create`}>
      <IconPlus aria-hidden size={22} stroke={1.8} />
    </button>
  );
}
