import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StorageAway } from '../trouble.ts';
import { makeBucket } from './s3-storage.ts';

const standing = new Set<string>();
let isAway = false;

// As much of an S3 service as knows its buckets.
const service = createServer(({ method, url = '' }, response) => {
  const bucket = url.split(/[/?]/)[1] ?? '';
  if (isAway) return response.writeHead(503).end();
  if (method === 'HEAD') return response.writeHead(standing.has(bucket) ? 200 : 404).end();
  standing.add(bucket);
  return response.writeHead(200, { 'content-length': '0' }).end();
});
let endpoint = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => service.close(() => resolve())));

const settings = () => ({
  endpoint,
  region: 'us-east-1',
  bucket: 'pictures',
  accessKey: 'key',
  secretKey: 'secret',
});

test('a bucket is made once; where the service is away nothing is said to be there', async () => {
  expect(await makeBucket(settings())).toBe('MADE');
  expect(await makeBucket(settings())).toBe('THERE');
  expect([...standing]).toEqual(['pictures']);
  isAway = true;
  await expect(makeBucket(settings())).rejects.toThrow(StorageAway);
});
