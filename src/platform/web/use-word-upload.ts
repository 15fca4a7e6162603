import { useLingui } from '@lingui/react/macro';
import { MAX_PICTURE_MB } from '#platform/shared/picture-limits.ts';
import { wordProblem } from './api-problem.ts';
import { PictureFault } from './read-picture.ts';

/** Says why a picture was not taken. */
export function useWordUpload(): (error: unknown) => string {
  const { t } = useLingui();
  return (error) => {
    if (!(error instanceof PictureFault)) return wordProblem(error);
    if (error.reason === 'HEIC')
      return t`This browser cannot read HEIC pictures. Save it as JPEG, or send it from your phone.`;
    if (error.reason === 'UNREAD') return t`This file is not a picture that can be read.`;
    const { megabytes } = error;
    return t`This file has ${megabytes} MB and cannot be made smaller here. Up to ${MAX_PICTURE_MB} MB can be sent.`;
  };
}
