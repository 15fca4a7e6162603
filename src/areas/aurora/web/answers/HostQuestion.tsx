import { useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { MAX_QUESTION } from '../../rules/turn.ts';

interface HostQuestionProps {
  words: string;
  onWords: (words: string) => void;
}

/** What the host is asked, which can be worded otherwise before it is sent. */
export function HostQuestion({ words, onWords }: HostQuestionProps) {
  const { t } = useLingui();
  return (
    <Textarea
      size="md"
      label={t`Your question to the host`}
      autosize
      minRows={1}
      maxRows={5}
      maxLength={MAX_QUESTION}
      value={words}
      onChange={(event) => onWords(event.currentTarget.value)}
    />
  );
}
