import { Combobox } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './FoundOptions.module.css';

interface FoundOptionsProps {
  label: string;
  options: ReadonlyArray<{ readonly value: string; readonly content: ReactNode }>;
  /** Said where there are none. */
  empty: string;
}

/** What was found while somebody types. A list without an option is none: a screen reader is told the sentence. */
export function FoundOptions({ label, options, empty }: FoundOptionsProps) {
  if (options.length === 0) {
    return (
      <Combobox.Empty>
        <span role="status">{empty}</span>
      </Combobox.Empty>
    );
  }
  return (
    <Combobox.Options aria-label={label}>
      {options.map(({ value, content }) => (
        <Combobox.Option key={value} value={value} className={classes.option}>
          {content}
        </Combobox.Option>
      ))}
    </Combobox.Options>
  );
}
