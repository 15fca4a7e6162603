import { isHeic } from '#platform/shared/picture-limits.ts';

/** Why a picture cannot be sent: not read here, of a kind that this browser does not read, or too heavy. */
export class PictureFault extends Error {
  readonly reason: 'UNREAD' | 'HEIC' | 'TOO_LARGE';
  /** The weight of the file in megabytes. */
  readonly megabytes: number;

  constructor(reason: PictureFault['reason'], { size }: Blob) {
    super(`the picture cannot be sent: ${reason}`);
    this.name = 'PictureFault';
    this.reason = reason;
    this.megabytes = Math.ceil(size / 1024 / 1024);
  }
}

export function nameOf(file: Blob): string {
  return file instanceof File ? file.name : '';
}

/** A picture file, upright as it was taken. Throws `PictureFault`. */
export async function readPicture(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new PictureFault(isHeic({ type: file.type, name: nameOf(file) }) ? 'HEIC' : 'UNREAD', file);
  }
}
