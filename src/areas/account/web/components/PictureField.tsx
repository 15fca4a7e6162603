import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { wordProblem } from '#platform/web/api-problem.ts';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import classes from '../gate-page.module.css';
import { savePicture } from '../save-picture.ts';

/** A picture of oneself, kept as soon as it is chosen; optional. */
export function PictureField() {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState<string>();
  const [busy, setBusy] = useState(false);
  useEffect(() => () => void (shown && URL.revokeObjectURL(shown)), [shown]);

  const take = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    try {
      await savePicture(file);
      setShown(URL.createObjectURL(file));
    } catch (error) {
      showToast({ kind: 'error', summary: t`Picture`, detail: wordProblem(error) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className={classes.picture}>
      {shown && <img src={shown} alt={t`You`} />}
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        aria-label={t`Picture`}
        onChange={(event) => void take(event.currentTarget.files?.[0])}
      />
      <SubmitButton type="button" look="outline" busy={busy} onPress={() => input.current?.click()}>
        {shown ? <Trans>Choose another picture</Trans> : <Trans>Add a picture</Trans>}
      </SubmitButton>
    </div>
  );
}
