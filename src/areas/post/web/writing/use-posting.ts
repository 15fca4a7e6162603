import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isAway, wordProblem } from '#platform/web/api-problem.ts';
import { newIdempotencyKey } from '#platform/web/idempotency-key.ts';
import { showToast } from '#ui/toast.ts';
import { toWords } from '../../rules/marks.ts';
import { editPost, initPost } from '../mutations.ts';
import type { Composing } from '../public/open-composer.ts';
import { sendPost } from './send-post.ts';
import type { Written } from './use-written.ts';

/** Sends what was written: a new post gets its id as soon as the dialog opens (POST-1). */
export function usePosting(composing: Composing) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const begun = useRef<Promise<string> | undefined>(undefined);
  const [key] = useState(newIdempotencyKey);

  function begin(): Promise<string> {
    begun.current ??= initPost().then(({ id }) => id);
    return begun.current.catch((error) => {
      begun.current = undefined;
      // Without a network a post gets its id as it is sent.
      if (!isAway(error))
        showToast({ kind: 'error', summary: t`Error while initializing a post, please try again` });
      throw error;
    });
  }

  const isNew = composing.kind !== 'EDIT';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a dialog
  useEffect(() => {
    if (isNew) void begin().catch(() => undefined);
  }, [isNew]);

  async function send(written: Written): Promise<string> {
    const words = toWords(written);
    if (composing.kind === 'EDIT') return (await editPost(composing.post.id, words, written.text)).message;
    const form = {
      ...words,
      visibility: written.visibility,
      refPostId: composing.kind === 'QUOTE' ? composing.post.id : null,
    };
    const post = { key, form, pictures: written.pictures, words: written.text || t`A picture` };
    return (await sendPost(post, begun.current ?? begin())).message;
  }

  /** True when it is there; what was refused stays in the dialog. */
  return async (written: Written): Promise<boolean> => {
    try {
      showToast({ kind: 'success', summary: await send(written) });
      await queries.invalidateQueries({ queryKey: ['post'] });
      return true;
    } catch (error) {
      if (isNew && begun.current === undefined) return false;
      showToast({ kind: 'error', summary: t`Post`, detail: wordProblem(error) });
      return false;
    }
  };
}
