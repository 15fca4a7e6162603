/** What browsers have that read codes themselves; no types of the platform say it yet. */
interface Detector {
  detect(source: ImageBitmapSource): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** As much of a picture as is needed to find a code in it. */
const MAX_SIDE = 1_200;

let detector: Promise<Detector | undefined> | undefined;

/** The texts of the QR codes in a picture or in what the camera sees: by the browser itself where it can. */
export async function readCodes(source: ImageBitmap | HTMLVideoElement): Promise<readonly string[]> {
  detector ??= openDetector().catch(() => undefined);
  const found = await (await detector)?.detect(source).catch(() => []);
  if (found && found.length > 0) return found.map(({ rawValue }) => rawValue);
  return readByScript(source);
}

async function openDetector(): Promise<Detector | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = await BarcodeDetector?.getSupportedFormats();
  return BarcodeDetector && formats?.includes('qr_code')
    ? new BarcodeDetector({ formats: ['qr_code'] })
    : undefined;
}

async function readByScript(source: ImageBitmap | HTMLVideoElement): Promise<readonly string[]> {
  const [wide, high] =
    source instanceof HTMLVideoElement
      ? [source.videoWidth, source.videoHeight]
      : [source.width, source.height];
  const scale = Math.min(1, MAX_SIDE / Math.max(wide, high, 1));
  const [width, height] = [Math.round(wide * scale), Math.round(high * scale)];
  if (width === 0 || height === 0) return [];
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  drawing?.drawImage(source, 0, 0, width, height);
  const pixels = drawing?.getImageData(0, 0, width, height);
  const { default: jsQR } = await import('jsqr');
  const found = pixels && jsQR(pixels.data, width, height);
  return found ? [found.data] : [];
}
