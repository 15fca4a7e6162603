import { useLingui } from '@lingui/react/macro';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import classes from './GuestDialog.module.css';

interface CounterProps {
  name: string;
  detail?: string;
  count: number;
  least?: number;
  full: boolean;
  onChange: (count: number) => void;
}

/** Its buttons keep the focus at the ends: a disabled one would lose it. */
export function Counter({ name, detail, count, least = 0, full, onChange }: CounterProps) {
  const { t } = useLingui();
  return (
    <fieldset className={classes.counter}>
      <legend>
        {name} {detail && <small>{detail}</small>}
      </legend>
      <button
        type="button"
        aria-label={t`One fewer: ${name}`}
        aria-disabled={count === least}
        onClick={() => count > least && onChange(count - 1)}
      >
        <IconMinus aria-hidden size={20} />
      </button>
      <output aria-label={name}>{count}</output>
      <button
        type="button"
        aria-label={t`One more: ${name}`}
        aria-disabled={full}
        onClick={() => full || onChange(count + 1)}
      >
        <IconPlus aria-hidden size={20} />
      </button>
    </fieldset>
  );
}
