import { useLingui } from '@lingui/react/macro';
import { type PointerEvent, useRef } from 'react';
import type { PictureCut } from '#platform/shared/picture-cut.ts';
import classes from './PictureEditor.module.css';
import { PictureFrame } from './PictureFrame.tsx';
import { RangeField } from './RangeField.tsx';

interface PictureEditorProps {
  src: string;
  cut: PictureCut;
  /** Width to height of the frame. */
  ratio: number;
  round?: boolean;
  onChange: (cut: PictureCut) => void;
}

const LARGEST = 4;

/** Moves a picture in its frame: dragged by hand, or by the four sliders with the keyboard. */
export function PictureEditor({ src, cut, ratio, round = false, onChange }: PictureEditorProps) {
  const { t, i18n } = useLingui();
  const drag = useDrag(cut, onChange);
  const percent = (value: number) => `${Math.round(value)} %`;
  const size = i18n.number(cut.scale, { maximumFractionDigits: 1 });
  const offset = { min: -50, max: 50, step: 1 };
  const set = (change: Partial<PictureCut>) => onChange({ ...cut, ...change });
  return (
    <div className={classes.editor}>
      <PictureFrame
        src={src}
        cut={cut}
        ratio={ratio}
        className={[classes.stage, round ? classes.round : ''].join(' ')}
        {...drag}
      />
      <div className={classes.ranges}>
        <RangeField
          label={t`Zoom`}
          shown={`${size} ×`}
          value={cut.scale}
          min={1}
          max={LARGEST}
          step={0.05}
          onChange={(scale) => set({ scale })}
        />
        <RangeField
          label={t`Turn`}
          shown={`${Math.round(cut.rotation)}°`}
          value={cut.rotation}
          min={-180}
          max={180}
          step={1}
          onChange={(rotation) => set({ rotation })}
        />
        <RangeField
          {...offset}
          label={t`Left and right`}
          shown={percent(cut.x)}
          value={cut.x}
          onChange={(x) => set({ x })}
        />
        <RangeField
          {...offset}
          label={t`Up and down`}
          shown={percent(cut.y)}
          value={cut.y}
          onChange={(y) => set({ y })}
        />
      </div>
    </div>
  );
}

/** Pulling the picture to the right shows more of its left. */
function useDrag(cut: PictureCut, onChange: (cut: PictureCut) => void) {
  const from = useRef<{ x: number; y: number; cut: PictureCut }>(undefined);
  return {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX, y: event.clientY, cut };
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      const start = from.current;
      if (!start) return;
      const { width, height } = event.currentTarget.getBoundingClientRect();
      const x = within(start.cut.x - ((event.clientX - start.x) / width) * 100);
      const y = within(start.cut.y - ((event.clientY - start.y) / height) * 100);
      onChange({ ...start.cut, x, y });
    },
    onPointerUp() {
      from.current = undefined;
    },
  };
}

function within(percent: number): number {
  return Math.round(Math.min(50, Math.max(-50, percent)));
}
