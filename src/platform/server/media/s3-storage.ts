import { StorageAway } from '../trouble.ts';
import { checkKey, isKey, type Storage } from './storage.ts';

export interface S3Settings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** Anyone who waits is answered within five seconds; they, or the job, try again. */
const TRIES = 1;
const CONNECT_MS = 1_000;
const ANSWER_MS = 3_000;

/** Any S3-compatible service. The client is loaded when it is first needed: most installations have none. */
export function s3Storage(settings: S3Settings): Storage {
  const connected = connect(settings);
  const place = (key: string) => ({ Bucket: settings.bucket, Key: checkKey(key) });
  return {
    async put(key, bytes, contentType) {
      const { sdk, client } = await connected();
      const put = { ...place(key), Body: bytes, ContentType: contentType, ContentLength: bytes.byteLength };
      await client.send(new sdk.PutObjectCommand(put)).catch(away);
    },
    async get(key) {
      const { sdk, client } = await connected();
      const found = await client.send(new sdk.GetObjectCommand(place(key))).catch(absent);
      return found?.Body ? Buffer.from(await found.Body.transformToByteArray()) : undefined;
    },
    async delete(key) {
      const { sdk, client } = await connected();
      await client.send(new sdk.DeleteObjectCommand(place(key))).catch(away);
    },
    async exists(key) {
      const { sdk, client } = await connected();
      return (await client.send(new sdk.HeadObjectCommand(place(key))).catch(absent)) !== undefined;
    },
    async *list() {
      const { sdk, client } = await connected();
      let next: { ContinuationToken: string } | undefined;
      do {
        const page = await client
          .send(new sdk.ListObjectsV2Command({ Bucket: settings.bucket, ...next }))
          .catch(away);
        yield* (page.Contents ?? []).flatMap(({ Key }) => (Key && isKey(Key) ? [Key] : []));
        next = page.NextContinuationToken ? { ContinuationToken: page.NextContinuationToken } : undefined;
      } while (next);
    },
  };
}

/** Makes the bucket unless it is there; for services that start empty. */
export async function makeBucket(settings: S3Settings): Promise<'MADE' | 'THERE'> {
  const { sdk, client } = await connect(settings)();
  const bucket = { Bucket: settings.bucket };
  if (await client.send(new sdk.HeadBucketCommand(bucket)).catch(absent)) return 'THERE';
  await client.send(new sdk.CreateBucketCommand(bucket)).catch(away);
  return 'MADE';
}

function connect(settings: S3Settings) {
  const load = async () => {
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client({
      endpoint: settings.endpoint,
      region: settings.region,
      // Without a key in the settings the client asks the machine for one, which lasts for hours.
      ...(settings.accessKey && {
        credentials: { accessKeyId: settings.accessKey, secretAccessKey: settings.secretKey },
      }),
      forcePathStyle: true,
      // Many S3 services refuse the client's default streaming checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: TRIES,
      requestHandler: {
        requestTimeout: ANSWER_MS,
        throwOnRequestTimeout: true,
        connectionTimeout: CONNECT_MS,
      },
    });
    return { sdk, client };
  };
  let loading: ReturnType<typeof load> | undefined;
  return () => {
    loading ??= load();
    return loading;
  };
}

function absent(error: unknown): undefined {
  if (error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')) return undefined;
  return away(error);
}

function away(error: unknown): never {
  throw new StorageAway(error);
}
