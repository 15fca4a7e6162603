import { coveringScale, type PictureCut } from '#platform/shared/picture-cut.ts';
import { readPicture } from './read-picture.ts';

const QUALITY = 0.9;

/** The part of a picture that a frame of `width` to `height` pixels shows, as a file of its own. */
export async function cutPicture(
  file: Blob,
  cut: PictureCut,
  size: { readonly width: number; readonly height: number },
): Promise<Blob> {
  const picture = await readPicture(file);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser cannot draw');
  turnAndZoom(pen, cut, size);
  drawCovering(pen, picture, cut, size);
  picture.close();
  return new Promise((resolve, reject) => {
    const done = (made: Blob | null) => (made ? resolve(made) : reject(new Error('no picture was made')));
    canvas.toBlob(done, 'image/jpeg', QUALITY);
  });
}

type Size = { readonly width: number; readonly height: number };

/** The same steps as the frame's style: turn about the middle, then grow about the point that is looked at. */
function turnAndZoom(pen: CanvasRenderingContext2D, cut: PictureCut, { width, height }: Size): void {
  const grown = coveringScale(cut.rotation, width / height);
  const [x, y] = [((50 + cut.x) / 100) * width, ((50 + cut.y) / 100) * height];
  pen.translate(width / 2, height / 2);
  pen.rotate((cut.rotation * Math.PI) / 180);
  pen.scale(grown, grown);
  pen.translate(x - width / 2, y - height / 2);
  pen.scale(cut.scale, cut.scale);
  pen.translate(-x, -y);
}

function drawCovering(
  pen: CanvasRenderingContext2D,
  picture: ImageBitmap,
  cut: PictureCut,
  { width, height }: Size,
): void {
  const fit = Math.max(width / picture.width, height / picture.height);
  const [across, down] = [picture.width * fit, picture.height * fit];
  const left = ((width - across) * (50 + cut.x)) / 100;
  const top = ((height - down) * (50 + cut.y)) / 100;
  pen.drawImage(picture, left, top, across, down);
}
