import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { NamedView } from '../../contract/views.ts';
import { draftPictureQuery } from '../queries.ts';

interface DraftPictures {
  /** Those that are here, under addresses of this tab. */
  readonly pictures: NamedView['pictures'];
  readonly failed: boolean;
  retry(): void;
}

/** The pictures of a draft, which nobody but its author may ask for yet. */
export function useDraftPictures(inspirationId: string, ids: readonly string[]): DraftPictures {
  const [pictures, setPictures] = useState<NamedView['pictures']>([]);
  // What is combined stays the same list until another picture has arrived.
  const { arrived, failed } = useQueries({
    queries: ids.map((id) => draftPictureQuery(inspirationId, id)),
    combine: (answers) => ({
      arrived: answers.flatMap(({ data }, at) => (data ? [{ id: ids[at] ?? '', blob: data }] : [])),
      failed: answers.flatMap(({ isError, refetch }) => (isError ? [refetch] : [])),
    }),
  });
  useEffect(() => {
    let stopped = false;
    const made = arrived.map(({ id, blob }) => ({ id, blob, url: URL.createObjectURL(blob) }));
    void Promise.all(made.map(measure)).then((all) => {
      if (!stopped) setPictures(all);
    });
    return () => {
      stopped = true;
      for (const { url } of made) URL.revokeObjectURL(url);
    };
  }, [arrived]);
  return {
    pictures,
    failed: failed.length > 0,
    retry() {
      for (const refetch of failed) void refetch();
    },
  };
}

async function measure({ id, blob, url }: { id: string; blob: Blob; url: string }) {
  const { width, height } = await createImageBitmap(blob).catch(() => ({ width: 0, height: 0 }));
  return { id, url, width, height };
}
