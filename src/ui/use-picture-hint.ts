import { useLingui } from '@lingui/react/macro';
import { MAX_PICTURE_MB } from '#platform/shared/picture-limits.ts';

/** What can be chosen as a picture, said before one chooses. */
export function usePictureHint(): string {
  const { t } = useLingui();
  return t`JPEG, PNG, WebP, AVIF, GIF or HEIC. Pictures over ${MAX_PICTURE_MB} MB are made smaller here first.`;
}
