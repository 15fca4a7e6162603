import { Trans, useLingui } from '@lingui/react/macro';
import { Radio, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { wordProblem } from '#platform/web/api-problem.ts';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import { type Reason, type Reportable, reasons } from '../../rules/reports.ts';
import { reasonNames } from '../messages.ts';
import { reportObject } from '../mutations.ts';
import classes from './ReportDialog.module.css';

interface ReportDialogProps {
  object: { readonly type: Reportable; readonly id: string };
  onClose: () => void;
}

/** Tells moderators that something is wrong with an object. */
export default function ReportDialog({ object, onClose }: ReportDialogProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState<Reason>();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!reason) return;
    setBusy(true);
    try {
      const body = { objectType: object.type, objectId: object.id, reason, text };
      showToast({ kind: 'success', summary: (await reportObject(body)).message });
      onClose();
    } catch (error) {
      showToast({ kind: 'error', summary: t`Report`, detail: wordProblem(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>What is wrong?</Trans>}>
      <form onSubmit={submit} className={classes.form}>
        <Radio.Group value={reason ?? null} onChange={(value) => setReason(value as Reason)}>
          <div className={classes.reasons}>
            {reasons.map((each) => (
              <Radio key={each} value={each} label={t(reasonNames[each])} size="md" />
            ))}
          </div>
        </Radio.Group>
        <Textarea
          size="md"
          label={t`What moderators should know`}
          description={t`Only moderators learn who reported. Admins of a community may read these words, without your name.`}
          autosize
          minRows={3}
          maxRows={8}
          maxLength={2_000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <SubmitButton busy={busy} disabled={!reason} size="large" wide>
          <Trans>Report</Trans>
        </SubmitButton>
      </form>
    </ResponsiveSheet>
  );
}
