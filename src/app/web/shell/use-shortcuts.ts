import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { openFrameDialog } from './frame-dialogs.ts';
import { shortcutFor } from './shortcuts.ts';

const PAUSE_MS = 1_200;

/** Listens for shortcuts wherever nothing is typed and no dialog is open. */
export function useShortcuts(): void {
  const navigate = useNavigate();
  const pressed = useRef<{ keys: string[]; at: number }>({ keys: [], at: 0 });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      const now = Date.now();
      const before = now - pressed.current.at < PAUSE_MS ? pressed.current.keys : [];
      const found = shortcutFor([...before, event.key]) ?? shortcutFor([event.key]);
      pressed.current = { keys: found === 'more' ? [...before, event.key] : [], at: now };
      if (!found || found === 'more') return;
      event.preventDefault();
      if ('to' in found.does) void navigate(found.does.to);
      else openFrameDialog(found.does.dialog);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [navigate]);
}

function isBusy(target: EventTarget | null): boolean {
  const typing =
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]');
  return Boolean(typing) || document.querySelector('[role="dialog"], [role="menu"]') !== null;
}
