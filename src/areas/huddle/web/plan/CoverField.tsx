import { Trans, useLingui } from '@lingui/react/macro';
import { Slider } from '@mantine/core';
import { useRef, useState } from 'react';
import { pictureFiles } from '#platform/shared/picture-limits.ts';
import { uploadPicture } from '#platform/web/upload-picture.ts';
import { useWordUpload } from '#platform/web/use-word-upload.ts';
import { Action } from '#ui/Action.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import { usePictureHint } from '#ui/use-picture-hint.ts';
import classes from './create.module.css';
import { chosenPictures } from './use-cover-shown.ts';
import type { PlanFields } from './use-plan-form.ts';

/** A cover of one's own, and which part of it shows; without one a picture is drawn. */
export function CoverField({ form, shown }: { form: PlanFields; shown: string }) {
  const { t } = useLingui();
  const hint = usePictureHint();
  const input = useRef<HTMLInputElement>(null);
  const { busy, take } = useUpload(form);
  const chosen = form.values.coverMediaId !== null;
  return (
    <div className={classes.coverField}>
      {chosen && shown && (
        <>
          <img
            className={classes.coverShown}
            src={shown}
            alt={t`The cover as it will show`}
            style={{ objectPosition: `50% ${form.values.coverOffset}%` }}
          />
          <span className={classes.label} id="offset-label">
            <Trans>Part of the cover that is shown</Trans>
          </span>
          <Slider
            aria-labelledby="offset-label"
            thumbLabel={t`Part of the cover that is shown`}
            min={0}
            max={100}
            label={null}
            {...form.getInputProps('coverOffset')}
          />
        </>
      )}
      <div className={classes.cover}>
        <input
          ref={input}
          type="file"
          hidden
          accept={pictureFiles}
          aria-label={t`Cover`}
          onChange={(event) => void take(event.currentTarget.files?.[0])}
        />
        <SubmitButton type="button" look="outline" busy={busy} onPress={() => input.current?.click()}>
          {chosen ? <Trans>Choose another cover</Trans> : <Trans>Add a cover</Trans>}
        </SubmitButton>
        {chosen ? (
          <Action look="plain" onClick={() => form.setFieldValue('coverMediaId', null)}>
            <Trans>Use the drawn picture</Trans>
          </Action>
        ) : (
          <span className={classes.hint}>
            <Trans>Without one, a picture is drawn for it.</Trans> {hint}
          </span>
        )}
      </div>
      {form.errors.coverMediaId && <p className={classes.fault}>{form.errors.coverMediaId}</p>}
    </div>
  );
}

function useUpload(form: PlanFields) {
  const { t } = useLingui();
  const wordUpload = useWordUpload();
  const [busy, setBusy] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    try {
      const { id } = await uploadPicture(file);
      chosenPictures.set(id, URL.createObjectURL(file));
      form.setFieldValue('coverMediaId', id);
      form.setFieldValue('coverOffset', 50);
    } catch (error) {
      showToast({ kind: 'error', summary: t`Cover`, detail: wordUpload(error) });
    } finally {
      setBusy(false);
    }
  };
  return { busy, take };
}
