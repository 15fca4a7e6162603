import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef } from 'react';
import type { SiteContract } from '#areas/site/contract/site.ts';
import { apiOf } from '#platform/web/api.ts';
import { wordProblem } from '#platform/web/api-problem.ts';
import { buildVersion } from '#platform/web/build-version.ts';
import { newIdempotencyKey } from '#platform/web/idempotency-key.ts';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import classes from './FeedbackDialog.module.css';

const api = apiOf<SiteContract>();

interface FeedbackDialogProps {
  onClose: () => void;
}

/** Tells people how to reach support, and sends what they write with the page they were on (SHELL-5). */
export default function FeedbackDialog({ onClose }: FeedbackDialogProps) {
  const { t } = useLingui();
  // Pressed again after an answer was lost, it is still the same message.
  const key = useRef(newIdempotencyKey());
  const form = useForm({
    initialValues: { message: '' },
    validate: { message: (message) => (message.trim() ? null : t`Write a few words.`) },
  });
  const send = async ({ message }: { message: string }) => {
    const { pathname, search } = window.location;
    const page = `${pathname}${search}`.slice(0, 300);
    try {
      const body = { message, page, version: buildVersion() };
      const reply = await api('POST /api/feedback', { body, idempotencyKey: key.current });
      showToast({ kind: 'success', summary: t`Feedback`, detail: reply.message });
      onClose();
    } catch (error) {
      showToast({ kind: 'error', summary: t`Feedback`, detail: wordProblem(error) });
    }
  };
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>Feedback</Trans>} contentClass={classes.dialog}>
      <form className={classes.form} onSubmit={form.onSubmit(send)} noValidate>
        <p>
          <Trans>
            Please contact support: tell us what works, what does not, and what you miss. People read it and
            answer by mail. The page you are on is sent along.
          </Trans>
        </p>
        <Textarea
          {...form.getInputProps('message')}
          size="md"
          label={t`Your message`}
          autosize
          minRows={4}
          maxRows={12}
          maxLength={4_000}
          data-autofocus
          required
        />
        <div>
          <SubmitButton busy={form.submitting}>
            <Trans>Send</Trans>
          </SubmitButton>
        </div>
      </form>
    </ResponsiveSheet>
  );
}
