import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Action } from './Action.tsx';
import classes from './ActionMenu.module.css';
import { useBackClosesMenu } from './use-back-closes.ts';

export interface MenuEntry {
  readonly key: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  /** An address to open, or something to do. */
  readonly to?: string;
  readonly download?: boolean;
  /** The address is a page of ours: it opens in this tab. */
  readonly here?: boolean;
  readonly run?: () => void;
  readonly danger?: boolean;
  /** Stands there, and cannot be done now. */
  readonly disabled?: boolean;
}

interface ActionMenuProps {
  /** What the button says; its `aria-label` when it only shows an icon. */
  label: string;
  icon: ReactNode;
  entries: readonly MenuEntry[];
  disabled?: boolean;
  /** Without a border, where it stands in every row of a list. */
  quiet?: boolean;
  onToggle?: (opened: boolean) => void;
}

/** A button that opens a short list of further things to do; arrows move, Esc closes. */
export function ActionMenu(props: ActionMenuProps) {
  const { label, icon, entries, disabled = false, quiet = false, onToggle } = props;
  const [opened, setOpened] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useClosing(box, opened, setOpened);
  useStanding(box, opened);
  useBackClosesMenu(opened, () => setOpened(false));
  useEffect(() => onToggle?.(opened), [opened, onToggle]);
  /** The focus goes home first: what an entry opens gives it back to the button, which stays. */
  const close = () => {
    box.current?.querySelector('button')?.focus();
    setOpened(false);
  };
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    focusEntry(box.current, step);
  };
  return (
    <div className={classes.box} ref={box}>
      <Action
        look={quiet ? 'plain' : 'outline'}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={opened}
        aria-controls={id}
        disabled={disabled}
        icon={icon}
        onClick={() => setOpened(!opened)}
      >
        {null}
      </Action>
      {opened && (
        <div className={classes.list} id={id} role="menu" aria-label={label} tabIndex={-1} onKeyDown={move}>
          {entries.map((entry) => (
            <Entry key={entry.key} entry={entry} close={close} />
          ))}
        </div>
      )}
    </div>
  );
}

function Entry({ entry, close }: { entry: MenuEntry; close: () => void }) {
  const className = [classes.entry, entry.danger ? classes.danger : ''].join(' ');
  const inside = (
    <>
      {entry.icon}
      <span>{entry.label}</span>
    </>
  );
  if (entry.to) {
    const elsewhere = entry.here ? {} : { target: '_blank', rel: 'noopener noreferrer' };
    const away = entry.download ? { download: '' } : elsewhere;
    return (
      <a role="menuitem" className={className} href={entry.to} {...away} onClick={close}>
        {inside}
      </a>
    );
  }
  const press = () => {
    close();
    entry.run?.();
  };
  return (
    <button type="button" role="menuitem" className={className} disabled={entry.disabled} onClick={press}>
      {inside}
    </button>
  );
}

/** Above its button where the page ends below: there it would make the page longer (P22). */
function useStanding(box: { readonly current: HTMLElement | null }, opened: boolean): void {
  useLayoutEffect(() => {
    const list = opened && box.current?.querySelector<HTMLElement>('[role="menu"]');
    if (!list || getComputedStyle(list).position === 'fixed') return;
    const { top, bottom, height } = list.getBoundingClientRect();
    list.hidden = true;
    const end = document.documentElement.scrollHeight - scrollY;
    list.hidden = false;
    if (bottom > end && top - height > 0) list.dataset.up = '';
  }, [box, opened]);
}

function useClosing(
  box: { readonly current: HTMLElement | null },
  opened: boolean,
  setOpened: (opened: boolean) => void,
): void {
  useEffect(() => {
    if (!opened) return;
    focusEntry(box.current, 1);
    // Near the end of the window the first entry alone would be seen.
    box.current?.querySelector('[role="menu"]')?.scrollIntoView({ block: 'nearest' });
    const onOutside = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpened(false);
    };
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpened(false);
      box.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('keydown', onEscape);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('keydown', onEscape);
    };
  }, [box, opened, setOpened]);
}

function focusEntry(box: HTMLElement | null, step: number): void {
  const entries = [...(box?.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)') ?? [])];
  const at = entries.indexOf(document.activeElement as HTMLElement);
  entries.at((at + step) % entries.length)?.focus();
}
