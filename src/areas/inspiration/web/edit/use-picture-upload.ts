import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { uploadPicture } from '#platform/web/upload-picture.ts';
import { useWordUpload } from '#platform/web/use-word-upload.ts';
import { showToast } from '#ui/toast.ts';
import { addPicture } from '../mutations.ts';

/** Sends a picture and puts it at the disposal of the draft; what is no picture is said. */
export function usePictureUpload(inspirationId: string) {
  const { t } = useLingui();
  const wordUpload = useWordUpload();
  const [share, setShare] = useState<number>();
  const take = async (file: File): Promise<string | undefined> => {
    setShare(0);
    try {
      const { id: mediaId } = await uploadPicture(file, { onProgress: setShare });
      return (await addPicture(inspirationId, mediaId)).id;
    } catch (error) {
      showToast({ kind: 'error', summary: file.name || t`Picture`, detail: wordUpload(error) });
      return undefined;
    } finally {
      setShare(undefined);
    }
  };
  /** Between 0 and 1 while a picture is on its way. */
  return { share, take };
}
