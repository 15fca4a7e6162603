import { setTimeout as sleep } from 'node:timers/promises';
import { loadConfig } from '../src/platform/server/config.ts';
import { bucketOf } from '../src/platform/server/media/open-storage.ts';
import { makeBucket } from '../src/platform/server/media/s3-storage.ts';

const TRIES = 30;
const PAUSE_MS = 1_000;

const bucket = bucketOf(loadConfig(process.env));
if (!bucket) throw new Error('MEDIA_S3_ENDPOINT, MEDIA_S3_BUCKET: name the bucket to make');
// The service may have been started just now.
for (let tried = 1; ; tried += 1) {
  try {
    const done = await makeBucket(bucket);
    console.log(done === 'MADE' ? `Bucket made: ${bucket.bucket}` : `Bucket there: ${bucket.bucket}`);
    break;
  } catch (error) {
    if (tried === TRIES) throw error;
    await sleep(PAUSE_MS);
  }
}
