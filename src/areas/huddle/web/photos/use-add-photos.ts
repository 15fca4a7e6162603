import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { uploadPicture } from '#platform/web/upload-picture.ts';
import { useWordUpload } from '#platform/web/use-word-upload.ts';
import { showToast } from '#ui/toast.ts';
import { addPhoto } from '../mutations.ts';

export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** Uploads pictures one after the other and shows each; a bad one is named and the others go on. */
export function useAddPhotos(huddleId: string) {
  const { t } = useLingui();
  const wordUpload = useWordUpload();
  const queries = useQueryClient();
  const [progress, setProgress] = useState<Progress>();
  const control = useRef<AbortController>(undefined);

  async function addOne(file: File, signal: AbortSignal): Promise<void> {
    try {
      const { id } = await uploadPicture(file, { signal });
      await addPhoto(huddleId, id);
    } catch (error) {
      if (signal.aborted) return;
      showToast({ kind: 'error', summary: file.name || t`Photos`, detail: wordUpload(error) });
    }
  }

  return {
    progress,
    stop: () => control.current?.abort(),
    async add(files: readonly File[]): Promise<void> {
      const stopping = new AbortController();
      control.current = stopping;
      const { signal } = stopping;
      for (const [done, file] of files.entries()) {
        if (signal.aborted) break;
        setProgress({ done, of: files.length });
        await addOne(file, signal);
        await queries.invalidateQueries({ queryKey: ['huddle', huddleId, 'photos'] });
      }
      setProgress(undefined);
    },
  };
}
