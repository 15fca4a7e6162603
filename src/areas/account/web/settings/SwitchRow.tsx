import { Switch } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './settings.module.css';

interface SwitchRowProps {
  name: ReactNode;
  children: ReactNode;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** Something that is on or off, with what it means. */
export function SwitchRow({ name, children, on, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <div className={classes.row}>
      <div>
        <label htmlFor={id} className={classes.name}>
          {name}
        </label>
        <p id={`${id}-words`}>{children}</p>
      </div>
      <Switch
        id={id}
        size="lg"
        checked={on}
        aria-describedby={`${id}-words`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  );
}
