import { Trans, useLingui } from '@lingui/react/macro';
import { Slider } from '@mantine/core';
import { type PointerEvent, useRef, useState } from 'react';
import { pictureFiles } from '#platform/shared/picture-limits.ts';
import { uploadPicture } from '#platform/web/upload-picture.ts';
import { useWordUpload } from '#platform/web/use-word-upload.ts';
import { Action } from '#ui/Action.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import { usePictureHint } from '#ui/use-picture-hint.ts';
import classes from './create.module.css';
import { Group } from './Group.tsx';
import { SceneChoice } from './SceneChoice.tsx';
import { chosenPictures } from './use-cover-shown.ts';
import type { PlanFields } from './use-plan-form.ts';

/** A cover of one's own, and which part of it shows; without one a scene is drawn. */
export function CoverGroup({ form, shown }: { form: PlanFields; shown: string }) {
  const { coverMediaId, scene } = form.values;
  const { t } = useLingui();
  return (
    <Group
      form={form}
      title={<Trans>Cover</Trans>}
      says={coverMediaId ? t`A picture of yours` : scene ? t`A scene you chose` : t`Drawn by activity`}
      fields={['coverMediaId', 'coverOffset', 'scene']}
    >
      <CoverField form={form} shown={shown} />
      {coverMediaId === null && <SceneChoice form={form} />}
    </Group>
  );
}

function CoverField({ form, shown }: { form: PlanFields; shown: string }) {
  const { t } = useLingui();
  const hint = usePictureHint();
  const input = useRef<HTMLInputElement>(null);
  const { busy, take } = useUpload(form);
  const drag = useDrag(form);
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
            draggable={false}
            {...drag}
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

/** Pulled down, more of the upper part shows. */
function useDrag(form: PlanFields) {
  const from = useRef<{ y: number; offset: number }>(undefined);
  const end = () => {
    from.current = undefined;
  };
  return {
    onPointerDown(event: PointerEvent<HTMLImageElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { y: event.clientY, offset: form.values.coverOffset };
    },
    onPointerMove(event: PointerEvent<HTMLImageElement>) {
      if (!from.current) return;
      const { naturalWidth, naturalHeight, clientWidth, clientHeight } = event.currentTarget;
      const hidden = (naturalHeight / naturalWidth) * clientWidth - clientHeight;
      if (hidden <= 0) return;
      const offset = from.current.offset - ((event.clientY - from.current.y) / hidden) * 100;
      form.setFieldValue('coverOffset', Math.round(Math.min(100, Math.max(0, offset))));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
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
