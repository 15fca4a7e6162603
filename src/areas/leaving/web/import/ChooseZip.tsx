import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { wordProblem } from '#platform/web/api-problem.ts';
import { FileInput } from '#ui/FileInput.tsx';
import { ProgressText } from '#ui/ProgressText.tsx';
import { showToast } from '#ui/toast.ts';
import { MAX_ZIP_BYTES, MEGABYTE } from '../../rules/import.ts';
import { type DataImport, sendZip } from './imports.ts';

interface ChooseZipProps {
  before: DataImport | null;
  /** The file has arrived, or stopped on its way. */
  onSent: () => Promise<void>;
}

/** Takes the zip of an export and sends it. */
export function ChooseZip({ before, onSent }: ChooseZipProps) {
  const { t } = useLingui();
  const { share, send, cancel } = useSending(before, onSent);
  if (share !== undefined)
    return (
      <ProgressText share={share} onCancel={cancel}>
        <Trans>Sending the file</Trans>
      </ProgressText>
    );
  const stopped = before?.state === 'UPLOADING' && before.arrived > 0;
  return (
    <>
      {stopped && (
        <p>
          <Trans>
            The file did not arrive whole. Choose the same file again: it goes on where it stopped.
          </Trans>
        </p>
      )}
      <FileInput
        label={t`The zip of your data`}
        accept=".zip,application/zip"
        look="filled"
        onTake={(file) => void send(file)}
      >
        <Trans>Choose the zip</Trans>
      </FileInput>
    </>
  );
}

function useSending(before: DataImport | null, onSent: () => Promise<void>) {
  const { t } = useLingui();
  const [share, setShare] = useState<number>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const send = async (file: File) => {
    if (file.size > MAX_ZIP_BYTES) {
      const limit = MAX_ZIP_BYTES / MEGABYTE;
      showToast({ kind: 'error', summary: t`The file is too large`, detail: t`It may have ${limit} MB.` });
      return;
    }
    stop.current = new AbortController();
    const { signal } = stop.current;
    setShare(0);
    try {
      await sendZip(file, before, { signal, onProgress: setShare });
    } catch (error) {
      if (!signal.aborted)
        showToast({ kind: 'error', summary: t`Import a copy`, detail: wordProblem(error) });
    }
    setShare(undefined);
    await onSent();
  };
  return { share, send, cancel: () => stop.current?.abort() };
}
