import { describe, expect, test } from 'vitest';
import { isRefusal } from '#platform/shared/decision.ts';
import { FORMAT, VERSION } from './export.ts';
import {
  decidePart,
  faultOfManifest,
  faultOfSize,
  MAX_DATA_BYTES,
  MAX_FILES,
  MAX_PICTURE_FILE_BYTES,
  MAX_UNPACKED_BYTES,
  type ManifestOfImport,
} from './import.ts';

const data = (bytes: number, name = 'data/posts.json') => ({ name, bytes });
const picture = (bytes: number) => data(bytes, 'pictures/one.webp');

describe('SET-2 how much a zip may hold', () => {
  test.each([
    ['a file of data at its limit', [data(MAX_DATA_BYTES)], undefined],
    ['a file of data beyond it', [data(MAX_DATA_BYTES + 1)], 'TOO_LARGE'],
    ['a picture at its limit', [picture(MAX_PICTURE_FILE_BYTES)], undefined],
    ['a picture beyond it', [picture(MAX_PICTURE_FILE_BYTES + 1)], 'TOO_LARGE'],
    ['as many files as may be', Array.from({ length: MAX_FILES }, () => data(1)), undefined],
    ['one file more', Array.from({ length: MAX_FILES + 1 }, () => data(1)), 'TOO_LARGE'],
    ['all files at their limit', Array.from({ length: 32 }, () => data(MAX_DATA_BYTES)), undefined],
    ['one byte more', [...Array.from({ length: 32 }, () => data(MAX_DATA_BYTES)), data(1)], 'TOO_LARGE'],
  ])('%s', (_, files, fault) => {
    expect(faultOfSize(files)).toBe(fault);
  });

  test('the limits of one file and of all fit together', () => {
    expect(MAX_UNPACKED_BYTES).toBe(32 * MAX_DATA_BYTES);
  });
});

describe('SET-2 whose copy, and whether it is whole', () => {
  const here = { origin: 'https://here.example', personId: 'me' };
  const files = [data(5)];
  const good: ManifestOfImport = {
    format: FORMAT,
    version: VERSION,
    origin: here.origin,
    personId: 'me',
    files,
  };
  test.each<[string, Partial<ManifestOfImport>, string | undefined]>([
    ['my own', {}, undefined],
    ['of an older version', { version: VERSION - 1 }, undefined],
    ['of a newer version', { version: VERSION + 1 }, 'NEWER'],
    ['of another program', { format: 'photos' }, 'NOT_OURS'],
    ['of somebody else of this place', { personId: 'you' }, 'NOT_YOURS'],
    [
      'mine of another place, where I have another id',
      { origin: 'https://there.example', personId: 'you' },
      undefined,
    ],
    ['without a file that the manifest names', { files: [data(5), picture(1)] }, 'DAMAGED'],
    ['with a file of another size', { files: [data(6)] }, 'DAMAGED'],
  ])('%s', (_, change, fault) => {
    expect(faultOfManifest({ ...good, ...change }, files, here)).toBe(fault);
  });
});

describe('SET-2 parts arrive in order', () => {
  const upload = { state: 'UPLOADING', bytes: 25, parts: 1, partBytes: 10 } as const;
  test.each([
    ['the next', upload, 1, 10, 'PUT'],
    ['one that is here', upload, 0, 10, 'HERE'],
    ['one too early', upload, 2, 5, 'IMPORT_PART_WRONG'],
    ['one too short', upload, 1, 9, 'IMPORT_PART_WRONG'],
    ['one too long', upload, 1, 11, 'IMPORT_PART_WRONG'],
    ['the last, which is shorter', { ...upload, parts: 2 }, 2, 5, 'PUT'],
    ['the last, too long', { ...upload, parts: 2 }, 2, 6, 'IMPORT_PART_WRONG'],
    ['one when all is read', { ...upload, state: 'READ' as const }, 1, 10, 'IMPORT_MOVED_ON'],
    ['the last again', { ...upload, state: 'READ' as const, parts: 3 }, 2, 5, 'HERE'],
  ])('%s', (_, state, part, size, decided) => {
    const answer = decidePart(state, part, size);
    expect(isRefusal(answer) ? answer.code : answer).toBe(decided);
  });
});
