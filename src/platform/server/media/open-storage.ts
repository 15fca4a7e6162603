import { join } from 'node:path';
import type { Config } from '../config.ts';
import { diskStorage } from './disk-storage.ts';
import { type S3Settings, s3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** The storage that the settings name: an S3 bucket, or a folder in `DATA_DIR`. */
export function openStorage(config: Config): Storage {
  const bucket = bucketOf(config);
  return bucket ? s3Storage(bucket) : diskStorage(join(config.DATA_DIR, 'media'));
}

/** The bucket that the settings name, with the key for it. */
export function bucketOf(config: Config): S3Settings | undefined {
  const { MEDIA_S3_BUCKET: bucket, MEDIA_S3_ENDPOINT: endpoint } = config;
  if (!bucket || !endpoint) return undefined;
  return {
    endpoint,
    bucket,
    region: config.MEDIA_S3_REGION,
    accessKey: config.MEDIA_S3_ACCESS_KEY ?? '',
    secretKey: config.MEDIA_S3_SECRET_KEY ?? '',
  };
}
