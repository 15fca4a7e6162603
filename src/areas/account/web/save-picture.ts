import { apiOf } from '#platform/web/api.ts';
import { uploadPicture } from '#platform/web/upload-picture.ts';
import type { AccountContract } from '../contract.ts';

const api = apiOf<AccountContract>();

/** Uploads a file and shows it as my picture. */
export async function savePicture(file: File): Promise<void> {
  const { id } = await uploadPicture(file);
  await api('PUT /api/me/picture', { body: { mediaId: id } });
}
