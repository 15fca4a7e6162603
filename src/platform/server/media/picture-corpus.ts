import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Pictures for tests: good ones, and what an attacker would send. Nothing is stored; all is made here. */
export async function goodPicture(width = 800, height = 600): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: 20, g: 118, b: 110 } } })
    .jpeg()
    .toBuffer();
}

/** A photo as a phone makes it: lying on its side, with position, maker and a comment. */
export async function phonePhoto(): Promise<Buffer> {
  return sharp({ create: { width: 400, height: 200, channels: 3, background: '#334455' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'SECRETMAKER', ImageDescription: 'SECRETPLACE' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '46/1 1/1 12/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '7/1 44/1 55/1',
      },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>SECRETXMP</rdf></x:xmpmeta>')
    .jpeg()
    .toBuffer();
}

/** A PNG that announces a size and holds as many black rows as `rows` says. */
export function blackPng(width: number, height: number, rows = height): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * rows), { level: 9 });
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

/** Named uploads that must be refused, each for another reason. */
export async function refusedUploads(): Promise<Record<string, Buffer>> {
  const jpeg = await goodPicture();
  return {
    nothing: Buffer.alloc(0),
    'one byte': Buffer.from([0xff]),
    svg: Buffer.from(SVG),
    'svg behind an xml head': Buffer.from(`<?xml version="1.0"?>\n${SVG}`),
    'html as jpeg': Buffer.from('<!doctype html><script>alert(1)</script>'),
    'svg behind a jpeg signature': Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(SVG)]),
    pdf: Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF'),
    tiff: await sharp(jpeg).tiff().toBuffer(),
    'script for a drawing program': Buffer.from(
      'push graphic-context\nviewbox 0 0 9 9\nimage over 0,0 0,0 "x"\n',
    ),
    'truncated jpeg': jpeg.subarray(0, jpeg.length / 2),
    'truncated png': (await sharp(jpeg).png().toBuffer()).subarray(0, 500),
    'truncated webp': (await sharp(jpeg).webp().toBuffer()).subarray(0, 100),
    'noise behind a png signature': Buffer.concat([blackPng(2, 2).subarray(0, 8), Buffer.alloc(500, 7)]),
    'a bomb of 256 million pixels': blackPng(16_000, 16_000),
    'a head that announces 64250 x 64250': blackPng(64_250, 64_250, 1),
    'webp name around noise': Buffer.concat([Buffer.from('RIFF\x10\0\0\0WEBPVP8 '), Buffer.alloc(64, 1)]),
    'video with a picture brand': Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypmif1isomiso2mdat'),
    ]),
  };
}
