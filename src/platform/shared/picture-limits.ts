const MEGABYTE = 1024 * 1024;

/** What one picture may weigh on its way to the server, in megabytes. */
export const MAX_PICTURE_MB = 15;
export const MAX_PICTURE_BYTES = MAX_PICTURE_MB * MEGABYTE;

/** Nothing is shown larger than this, in pixels along the longer side. */
export const MAX_SIDE = 4_096;

/** Above this a picture is drawn again before it is sent: a phone's line is slower than the phone. */
const LIGHT_BYTES = 4 * MEGABYTE;

/** What the choice of a file offers; which of them a browser can read it finds out itself. */
export const pictureFiles =
  'image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,image/heif,.heic,.heif';

interface PictureFile {
  readonly type: string;
  readonly name?: string;
}

/** The kind that Apple's phones save, and that no server of ours and few browsers read. */
export function isHeic({ type, name = '' }: PictureFile): boolean {
  return /^image\/hei[cf]$/.test(type) || /\.hei[cf]$/i.test(name);
}

/** Whether a picture is made smaller, or into another kind, before it is sent. A moving one would stand still. */
export function mustRedraw(
  file: PictureFile & { readonly size: number },
  { width, height }: { readonly width: number; readonly height: number },
): boolean {
  if (isHeic(file)) return true;
  if (file.type === 'image/gif') return file.size > MAX_PICTURE_BYTES;
  return file.size > LIGHT_BYTES || Math.max(width, height) > MAX_SIDE;
}

/** The size that fits within the longest side, each at least a pixel. */
export function fittingSize(
  { width, height }: { readonly width: number; readonly height: number },
  longest: number,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
