import { fittingSize, MAX_PICTURE_BYTES, MAX_SIDE, mustRedraw } from '#platform/shared/picture-limits.ts';
import { nameOf, PictureFault, readPicture } from './read-picture.ts';

const QUALITIES = [0.9, 0.75, 0.6];

/**
 * The picture as it is sent: itself, or drawn again so that it fits. What this browser cannot read is left to the
 * server, which reads more kinds, unless it is too heavy to be sent at all. Throws `PictureFault`.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const picture = await readPicture(file).catch((fault: PictureFault) => fault);
  if (picture instanceof PictureFault) {
    if (picture.reason === 'HEIC') throw picture;
    if (file.size > MAX_PICTURE_BYTES) throw new PictureFault('TOO_LARGE', file);
    return file;
  }
  try {
    const { type, size } = file;
    if (!mustRedraw({ type, size, name: nameOf(file) }, picture)) return file;
    return await redraw(picture, file);
  } finally {
    picture.close();
  }
}

/** Drawn smaller and plainer until it fits. */
async function redraw(picture: ImageBitmap, file: Blob): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const size = fittingSize(picture, MAX_SIDE);
  Object.assign(canvas, size);
  const pen = canvas.getContext('2d');
  if (!pen) throw new PictureFault('UNREAD', file);
  pen.drawImage(picture, 0, 0, size.width, size.height);
  // What may be seen through stays so; where a browser draws no WebP it answers with PNG.
  const type = /^image\/(png|webp|avif|gif)$/.test(file.type) ? 'image/webp' : 'image/jpeg';
  for (const quality of QUALITIES) {
    const drawn = await drawnAs(canvas, type, quality);
    if (drawn && drawn.size <= MAX_PICTURE_BYTES) return drawn;
  }
  throw new PictureFault('TOO_LARGE', file);
}

function drawnAs(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
}
