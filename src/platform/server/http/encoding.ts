import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
const worthIt = 860;

export interface Encoded {
  readonly encoding: 'br' | 'gzip' | null;
  readonly body: Buffer;
}

/** A whole page at once, in the thread pool: brotli 4 is as fast as gzip and a tenth smaller. */
export async function encodeFor(accepted: string | undefined, body: Buffer): Promise<Encoded> {
  if (body.length < worthIt || !accepted) return { encoding: null, body };
  if (/\bbr\b/.test(accepted)) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    };
    return { encoding: 'br', body: await brotli(body, { params }) };
  }
  if (/\bgzip\b/.test(accepted)) return { encoding: 'gzip', body: await zip(body, { level: 5 }) };
  return { encoding: null, body };
}
