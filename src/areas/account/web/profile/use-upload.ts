import { useEffect, useRef, useState } from 'react';
import { type UploadedPicture, uploadPicture } from '#platform/web/upload-picture.ts';

/** One upload that tells how far it is and ends with the component or at a wish. */
export function useUpload() {
  const [share, setShare] = useState<number>();
  const control = useRef<AbortController>(undefined);
  const stop = () => control.current?.abort();
  useEffect(() => () => control.current?.abort(), []);
  const send = async (file: Blob): Promise<UploadedPicture> => {
    control.current = new AbortController();
    setShare(0);
    try {
      return await uploadPicture(file, { signal: control.current.signal, onProgress: setShare });
    } finally {
      setShare(undefined);
    }
  };
  const wasStopped = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';
  return { share, send, stop, wasStopped };
}
