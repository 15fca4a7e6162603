import { problemOf } from './api-problem.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { session } from './session/session.ts';

export interface UploadedPicture {
  /** What an object names to show it. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** Sends a picture file to be kept; an object must show it within two days. Throws `ApiProblem`. */
export async function uploadPicture(file: File, signal?: AbortSignal): Promise<UploadedPicture> {
  const token = await session.token();
  const answer = await fetch('/api/media', {
    method: 'POST',
    body: file,
    headers: {
      'content-type': 'application/octet-stream',
      'idempotency-key': newIdempotencyKey(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(signal && { signal }),
  });
  if (!answer.ok) throw await problemOf(answer);
  return (await answer.json()) as UploadedPicture;
}
