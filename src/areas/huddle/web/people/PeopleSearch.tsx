import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';

const PAUSE_MS = 250;

/** Looks for a name in the group that is shown, a moment after the last key. */
export function PeopleSearch({ onSearch }: { onSearch: (name: string) => void }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const search = useDebouncedCallback((name: string) => onSearch(name.trim()), PAUSE_MS);
  return (
    <TextInput
      type="search"
      size="md"
      maxLength={60}
      value={text}
      aria-label={t`Search for a name`}
      placeholder={t`Search for a name`}
      leftSection={<IconSearch aria-hidden size={18} />}
      onChange={(event) => {
        setText(event.currentTarget.value);
        search(event.currentTarget.value);
      }}
    />
  );
}
