import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import classes from './FilterBar.module.css';

const PAUSE_MS = 100;

/** The words looked for. They stand in the field at once and follow in the address, which is slower than fingers. */
export function TextFilter({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(text);
  const sent = useRef([text]);
  const send = useDebouncedCallback((words: string) => {
    sent.current.push(words);
    onChange(words);
  }, PAUSE_MS);
  useEffect(() => {
    const at = sent.current.indexOf(text);
    // What was typed comes back late; anything else comes from a button, or from going back.
    if (at === -1) setTyped(text);
    sent.current = at === -1 ? [text] : sent.current.slice(at);
  }, [text]);
  return (
    <TextInput
      size="md"
      className={classes.text ?? ''}
      aria-label={t`Search huddles`}
      placeholder={t`Name, place, tag …`}
      leftSection={<IconSearch aria-hidden size={20} />}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        send(event.currentTarget.value);
      }}
    />
  );
}
