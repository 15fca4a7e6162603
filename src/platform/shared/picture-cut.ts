/**
 * Which part of a picture a frame shows: `x` and `y` in percent of what does not fit, −50 to 50 from the middle,
 * `scale` from 1 up, `rotation` in degrees clockwise.
 */
export interface PictureCut {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly rotation: number;
}

export const wholePicture: PictureCut = { x: 0, y: 0, scale: 1, rotation: 0 };

/** How much a turned picture must grow so that no corner of a frame of this width to height stays empty. */
export function coveringScale(rotation: number, ratio: number): number {
  const angle = (rotation * Math.PI) / 180;
  const [cosine, sine] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return Math.max(cosine + sine / ratio, cosine + sine * ratio);
}
