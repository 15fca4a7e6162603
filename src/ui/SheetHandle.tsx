import { type PointerEvent, useRef } from 'react';
import classes from './ResponsiveSheet.module.css';

/** Dragged so far down, a sheet goes; less, and it comes back. */
const FAR_ENOUGH = 80;
const AFTER_IT_LEFT_MS = 300;

/** What a thumb takes to pull a sheet down; the button beside the title and the keys do the same. */
export function SheetHandle({ onClose }: { onClose: () => void }) {
  const from = useRef<number>(undefined);
  const draw = (event: PointerEvent<HTMLElement>, down: number) => {
    const sheet = sheetOf(event);
    if (sheet) sheet.style.translate = down > 0 ? `0 ${down}px` : '';
  };
  const downTo = ({ clientY }: PointerEvent) => Math.max(0, clientY - (from.current ?? clientY));
  const end = (event: PointerEvent<HTMLElement>, mayClose: boolean) => {
    const down = downTo(event);
    from.current = undefined;
    if (!mayClose || down <= FAR_ENOUGH) return draw(event, 0);
    const sheet = sheetOf(event);
    onClose();
    // It may ask before it goes, and is then still there.
    setTimeout(() => sheet?.style.removeProperty('translate'), AFTER_IT_LEFT_MS);
  };
  return (
    <span
      className={classes.handle}
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = event.clientY;
      }}
      onPointerMove={(event) => from.current !== undefined && draw(event, downTo(event))}
      onPointerUp={(event) => end(event, true)}
      onPointerCancel={(event) => end(event, false)}
    />
  );
}

function sheetOf(event: PointerEvent<HTMLElement>): HTMLElement | null {
  return event.currentTarget.closest('[role="dialog"]');
}
