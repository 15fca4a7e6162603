import type { ComponentProps } from 'react';
import { coveringScale, type PictureCut } from '#platform/shared/picture-cut.ts';
import classes from './PictureFrame.module.css';

interface PictureFrameProps extends Omit<ComponentProps<'div'>, 'children'> {
  src: string;
  cut: PictureCut;
  /** Width to height. */
  ratio: number;
  alt?: string;
}

/** A picture cut as somebody wished; no corner of the frame stays empty, however it is turned. */
export function PictureFrame({ src, cut, ratio, alt = '', className, ...rest }: PictureFrameProps) {
  const { x, y, scale, rotation } = cut;
  const origin = `${50 + x}% ${50 + y}%`;
  return (
    <div
      {...rest}
      className={[classes.frame, className].filter(Boolean).join(' ')}
      style={{ aspectRatio: String(ratio) }}
    >
      <div
        className={classes.turned}
        style={{ transform: `rotate(${rotation}deg) scale(${coveringScale(rotation, ratio)})` }}
      >
        <img
          className={classes.picture}
          src={src}
          alt={alt}
          draggable={false}
          style={{ objectPosition: origin, transformOrigin: origin, transform: `scale(${scale})` }}
        />
      </div>
    </div>
  );
}
