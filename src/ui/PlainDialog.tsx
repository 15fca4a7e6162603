import { useLingui } from '@lingui/react/macro';
import { IconX } from '@tabler/icons-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './PlainDialog.module.css';

interface PlainDialogProps {
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
}

/** The browser's own dialog: pages of visitors carry no library for it. It is open as long as it is there. */
export function PlainDialog({ onClose, title, children }: PlainDialogProps) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  // Only the mask belongs to the dialog itself: everything else is inside.
  const closeAtMask = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === dialog.current) dialog.current.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Escape key closes it by itself
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeAtMask}
    >
      <div className={classes.inner}>
        <header className={classes.head}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" aria-label={t`Close`} onClick={() => dialog.current?.close()}>
            <IconX aria-hidden size={22} />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
