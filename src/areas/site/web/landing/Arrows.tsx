import { useLingui } from '@lingui/react/macro';
import { Action } from '#ui/Action.tsx';
import { NamedIcon } from '#ui/NamedIcon.tsx';

interface ArrowsProps {
  className: string | undefined;
  /** Whether it stands at the first, and at the last. */
  ends: readonly boolean[];
  /** To the one before, -1, or to the next, 1. */
  onMove: (way: -1 | 1) => void;
}

/** To the one before and to the next; at an end there is none (SITE-9). */
export function Arrows({ className, ends, onMove }: ArrowsProps) {
  const { t } = useLingui();
  return (
    <div className={className}>
      <Action look="outline" aria-label={t`Previous`} disabled={ends[0]} onClick={() => onMove(-1)}>
        <NamedIcon name="chevron-left" size={20} />
      </Action>
      <Action look="outline" aria-label={t`Next`} disabled={ends[1]} onClick={() => onMove(1)}>
        <NamedIcon name="chevron-right" size={20} />
      </Action>
    </div>
  );
}
