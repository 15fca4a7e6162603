const EDGE = 240;

/** A small copy of a picture file as a data address; empty when this browser cannot draw it. */
export async function previewOf(file: Blob): Promise<string> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, EDGE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return canvas.toDataURL('image/webp', 0.6);
  } catch {
    return '';
  }
}
