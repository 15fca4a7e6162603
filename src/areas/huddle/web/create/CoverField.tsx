import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { wordProblem } from '#platform/web/api-problem.ts';
import { uploadPicture } from '#platform/web/upload-picture.ts';
import { Action } from '#ui/Action.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import classes from './create.module.css';
import type { HuddleFields } from './use-huddle-form.ts';

/** A cover of one's own; without it the landscape is drawn. */
export function CoverField({ form }: { form: HuddleFields }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const chosen = form.values.coverMediaId !== null;

  const take = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    try {
      form.setFieldValue('coverMediaId', (await uploadPicture(file)).id);
    } catch (error) {
      showToast({ kind: 'error', summary: t`Cover`, detail: wordProblem(error) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className={classes.cover}>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        aria-label={t`Cover`}
        onChange={(event) => void take(event.currentTarget.files?.[0])}
      />
      <SubmitButton type="button" look="outline" busy={busy} onPress={() => input.current?.click()}>
        {chosen ? <Trans>Choose another cover</Trans> : <Trans>Add a cover</Trans>}
      </SubmitButton>
      {chosen ? (
        <Action look="plain" onClick={() => form.setFieldValue('coverMediaId', null)}>
          <Trans>Use the drawn landscape</Trans>
        </Action>
      ) : (
        <span className={classes.hint}>
          <Trans>Without one, a landscape is drawn for it.</Trans>
        </span>
      )}
    </div>
  );
}
