import { Trans, useLingui } from '@lingui/react/macro';
import { IconUpload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { wordProblem } from '#platform/web/api-problem.ts';
import { Action } from '#ui/Action.tsx';
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
  const input = useRef<HTMLInputElement>(null);
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
      <div>
        <input
          ref={input}
          type="file"
          hidden
          accept=".zip,application/zip"
          aria-label={t`The zip of your data`}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file) void send(file);
            currentTarget.value = '';
          }}
        />
        <Action icon={<IconUpload aria-hidden size={18} />} onClick={() => input.current?.click()}>
          <Trans>Choose the zip</Trans>
        </Action>
      </div>
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
      const most = MAX_ZIP_BYTES / MEGABYTE;
      showToast({ kind: 'error', summary: t`The file is too large`, detail: t`It may have ${most} MB.` });
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
