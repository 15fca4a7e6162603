import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { isAway } from '#platform/web/api-problem.ts';
import { newIdempotencyKey } from '#platform/web/idempotency-key.ts';
import { shrinkPicture } from '#platform/web/shrink-picture.ts';
import { uploadPicture } from '#platform/web/upload-picture.ts';
import { useWordUpload } from '#platform/web/use-word-upload.ts';
import { showToast } from '#ui/toast.ts';
import { MAX_PICTURES } from '../../rules/limits.ts';
import type { AddedPicture, Written } from './use-written.ts';

type Change = (change: (before: Written) => Partial<Written>) => void;

/** Uploads pictures one after the other; a bad one is named and the others go on (SHELL-15). */
export function usePictures(change: Change) {
  const { t } = useLingui();
  const wordUpload = useWordUpload();
  const [share, setShare] = useState<number>();
  const control = useRef<AbortController>(undefined);

  async function addOne(file: File, signal: AbortSignal): Promise<void> {
    try {
      const preview = await previewOf(file);
      const sent = await sendPicture(file, signal);
      const added: AddedPicture = { ...sent, alt: '', preview };
      change((before) => ({ pictures: [...before.pictures, added].slice(0, MAX_PICTURES) }));
    } catch (error) {
      if (signal.aborted) return;
      showToast({ kind: 'error', summary: file.name || t`Picture`, detail: wordUpload(error) });
    }
  }

  /** Without a network the picture waits with the words it belongs to. */
  async function sendPicture(
    file: File,
    signal: AbortSignal,
  ): Promise<Pick<AddedPicture, 'mediaId' | 'file'>> {
    try {
      if (!navigator.onLine) throw new TypeError('there is no network');
      return { mediaId: (await uploadPicture(file, { signal, onProgress: setShare })).id };
    } catch (error) {
      if (!isAway(error)) throw error;
      return { mediaId: newIdempotencyKey(), file: await shrinkPicture(file) };
    }
  }

  return {
    /** How much of the picture under way has left, 0 to 1; undefined when there is none. */
    share,
    stop: () => control.current?.abort(),
    async add(files: readonly File[], room: number): Promise<void> {
      if (files.length > room) {
        showToast({ kind: 'warning', summary: t`A post shows up to ${MAX_PICTURES} pictures.` });
      }
      control.current = new AbortController();
      const { signal } = control.current;
      for (const file of files.slice(0, room)) {
        if (signal.aborted) break;
        setShare(0);
        await addOne(file, signal);
      }
      setShare(undefined);
    },
  };
}

const EDGE = 240;

/** A small copy of a picture file as a data address; empty when this browser cannot draw it. */
async function previewOf(file: Blob): Promise<string> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, EDGE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return canvas.toDataURL('image/webp', 0.6);
  } catch {
    return '';
  }
}
