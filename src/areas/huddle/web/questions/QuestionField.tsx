import { useLingui } from '@lingui/react/macro';
import { Checkbox, Group, NativeSelect, Radio, Textarea, TextInput } from '@mantine/core';
import type { QuestionView } from '../../contract/questions.ts';
import { MAX_REPLY_LENGTH } from '../../rules/questions.ts';
import classes from './Questions.module.css';

interface QuestionFieldProps {
  question: QuestionView;
  /** One value, or one for each of the party. */
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}

/** A question as it is answered: once, or for each of the party (HUD-28). */
export function QuestionField({ question, values, onChange }: QuestionFieldProps) {
  const { t } = useLingui();
  const changeAt = (place: number) => (value: string) =>
    onChange(values.map((old, at) => (at === place ? value : old)));
  if (!question.perPerson)
    return <Field question={question} label={question.text} value={values[0] ?? ''} onChange={changeAt(0)} />;
  return (
    <fieldset className={classes.question}>
      <legend>{question.text}</legend>
      {values.map((value, place) => (
        <Field
          // biome-ignore lint/suspicious/noArrayIndexKey: the party has an order and nothing else
          key={place}
          question={question}
          label={place === 0 ? t`You` : t`Guest ${place}`}
          value={value}
          onChange={changeAt(place)}
        />
      ))}
    </fieldset>
  );
}

interface FieldProps {
  question: QuestionView;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function Field({ question, label, value, onChange }: FieldProps) {
  const { t } = useLingui();
  const { required, choices } = question;
  const shared = { size: 'md', label, required } as const;
  switch (question.kind) {
    case 'YES_NO':
      return (
        <Radio.Group {...shared} value={value} onChange={onChange}>
          <Group gap="lg" mt={6}>
            <Radio size="md" value="YES" label={t`Yes`} required={required} />
            <Radio size="md" value="NO" label={t`No`} required={required} />
          </Group>
        </Radio.Group>
      );
    case 'CHOICE':
      return (
        <NativeSelect
          {...shared}
          value={value}
          data={[{ value: '', label: t`Choose` }, ...choices]}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'NUMBER':
      return (
        <TextInput
          {...shared}
          inputMode="decimal"
          pattern="\d{1,7}([.,]\d{1,2})?"
          title={t`A number, such as 12 or 1.5`}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'CONSENT':
      return (
        <Checkbox
          {...shared}
          checked={value === 'YES'}
          onChange={(event) => onChange(event.currentTarget.checked ? 'YES' : '')}
        />
      );
    case 'TEXT':
      return (
        <Textarea
          {...shared}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={MAX_REPLY_LENGTH}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
  }
}
