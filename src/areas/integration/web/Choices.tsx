import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';

interface ChoicesProps<Name extends string> {
  label: ReactNode;
  names: readonly Name[];
  words: Readonly<Record<Name, MessageDescriptor>>;
  chosen: readonly Name[];
  onChange: (chosen: Name[]) => void;
}

/** Some of a few names, in their own order. */
export function Choices<Name extends string>({ label, names, words, chosen, onChange }: ChoicesProps<Name>) {
  const { t } = useLingui();
  return (
    <Checkbox.Group
      size="md"
      label={label}
      value={[...chosen]}
      onChange={(values) => onChange(names.filter((name) => values.includes(name)))}
    >
      {names.map((name) => (
        <Checkbox key={name} size="md" mt="xs" value={name} label={t(words[name])} />
      ))}
    </Checkbox.Group>
  );
}
