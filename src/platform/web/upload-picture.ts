import type { MediaId } from '#platform/shared/ids.ts';
import { problemOf } from './api-problem.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { session } from './session/session.ts';
import { shrinkPicture } from './shrink-picture.ts';

export interface UploadedPicture {
  /** What an object names to show it. */
  readonly id: MediaId;
  readonly width: number;
  readonly height: number;
}

interface UploadOptions {
  readonly signal?: AbortSignal;
  /** Told how much has left this device, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** Sends a picture file to be kept, made smaller first where it is large (P15); an object must show it within two days. Throws `ApiProblem` or `PictureFault`. */
export async function uploadPicture(file: Blob, options: UploadOptions = {}): Promise<UploadedPicture> {
  const answer = await send(await shrinkPicture(file), await session.token(), options);
  if (!answer.ok) throw await problemOf(answer);
  return (await answer.json()) as UploadedPicture;
}

// Only this older way of asking tells how much of a body has been sent (SHELL-15).
function send(file: Blob, token: string | null, { signal, onProgress }: UploadOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/media');
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('idempotency-key', newIdempotencyKey());
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const wait = request.getResponseHeader('retry-after');
      const headers = new Headers(wait ? { 'retry-after': wait } : {});
      resolve(new Response(request.responseText, { status: request.status, headers }));
    };
    request.onerror = () => reject(new TypeError('the upload was interrupted'));
    request.onabort = () => reject(new DOMException('the upload was stopped', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
