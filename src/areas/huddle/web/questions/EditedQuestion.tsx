import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, NativeSelect, Textarea } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Action } from '#ui/Action.tsx';
import { type QuestionKind, questionKinds } from '../../rules/questions.ts';
import type { EditedForm } from './edited-form.ts';
import classes from './Questions.module.css';

const questionKindNames: Readonly<Record<QuestionKind, MessageDescriptor>> = {
  YES_NO: msg`Yes or no`,
  CHOICE: msg`One of several`,
  NUMBER: msg`A number`,
  TEXT: msg`Own words`,
  CONSENT: msg`Agreement to a text`,
};

interface EditedQuestionProps {
  form: EditedForm;
  /** Its place among the questions, from 1. */
  number: number;
  onChange: (form: EditedForm) => void;
  onRemove: () => void;
}

/** One question that a host writes. */
export function EditedQuestion({ form, number, onChange, onRemove }: EditedQuestionProps) {
  const { t } = useLingui();
  const change = (changes: Partial<EditedForm>) => onChange({ ...form, ...changes });
  return (
    <li className={classes.edited}>
      <Textarea
        size="md"
        label={form.kind === 'CONSENT' ? t`Text that they agree to` : t`Question ${number}`}
        required
        autosize
        minRows={1}
        maxRows={8}
        maxLength={500}
        value={form.text}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <NativeSelect
        size="md"
        label={t`Kind of answer`}
        value={form.kind}
        data={questionKinds.map((kind) => ({ value: kind, label: t(questionKindNames[kind]) }))}
        onChange={(event) => change({ kind: event.currentTarget.value as QuestionKind })}
      />
      {form.kind === 'CHOICE' && (
        <Textarea
          size="md"
          label={t`Choices, one a line`}
          required
          autosize
          minRows={2}
          maxRows={12}
          value={form.choices}
          onChange={(event) => change({ choices: event.currentTarget.value })}
        />
      )}
      <Checkbox
        size="md"
        label={t`An answer is required`}
        checked={form.required}
        onChange={(event) => change({ required: event.currentTarget.checked })}
      />
      <Checkbox
        size="md"
        label={t`Ask for each person of a party`}
        checked={form.perPerson}
        onChange={(event) => change({ perPerson: event.currentTarget.checked })}
      />
      <Action
        look="outline"
        icon={<IconTrash aria-hidden size={18} />}
        aria-label={t`Remove question ${number}`}
        onClick={onRemove}
      >
        <Trans>Remove</Trans>
      </Action>
    </li>
  );
}
