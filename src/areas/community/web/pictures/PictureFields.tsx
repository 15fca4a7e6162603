import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { uploadPicture } from '#platform/web/upload-picture.ts';
import { useWordUpload } from '#platform/web/use-word-upload.ts';
import { Action } from '#ui/Action.tsx';
import { PictureInput } from '#ui/PictureInput.tsx';
import { showToast } from '#ui/toast.ts';
import classes from '../community.module.css';
import type { Fields } from '../plan/CommunityFields.tsx';

/** Logo and cover; without them initials and a picture are drawn. */
export function PictureFields({ form }: { form: Fields }) {
  const { t } = useLingui();
  return (
    <div className={classes.pictures}>
      <Picture form={form} field="logoImageId" label={t`Logo`} />
      <Picture form={form} field="coverImageId" label={t`Cover`} />
    </div>
  );
}

interface PictureProps {
  form: Fields;
  field: 'logoImageId' | 'coverImageId';
  label: string;
}

function Picture({ form, field, label }: PictureProps) {
  const [share, setShare] = useState<number>();
  const wordUpload = useWordUpload();
  const chosen = form.values[field] !== null;
  const take = async (file: File) => {
    setShare(0);
    try {
      form.setFieldValue(field, (await uploadPicture(file, { onProgress: setShare })).id);
    } catch (error) {
      showToast({ kind: 'error', summary: label, detail: wordUpload(error) });
    } finally {
      setShare(undefined);
    }
  };
  const percent = share === undefined ? undefined : Math.round(share * 100);
  return (
    <>
      <PictureInput label={label} onTake={(file) => void take(file)}>
        {chosen ? <Trans>Another picture: {label}</Trans> : <Trans>Add a picture: {label}</Trans>}
      </PictureInput>
      {percent !== undefined && <span role="status">{percent} %</span>}
      {chosen && percent === undefined && (
        <Action look="plain" onClick={() => form.setFieldValue(field, null)}>
          <Trans>Remove: {label}</Trans>
        </Action>
      )}
    </>
  );
}
