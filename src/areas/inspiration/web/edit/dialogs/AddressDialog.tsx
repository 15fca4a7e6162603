import { TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import classes from '../edit.module.css';

interface AddressDialogProps {
  title: ReactNode;
  label: ReactNode;
  placeholder: string;
  start?: string;
  /** What is said of an address that cannot be taken. */
  fault: ReactNode;
  submit: ReactNode;
  /** Takes what was typed; false when it is no address that is wanted here. */
  onTake: (typed: string) => boolean;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks for one address, and says at once when it is none. */
export function AddressDialog(props: AddressDialogProps) {
  const { title, label, placeholder, start = '', fault, submit, onTake, onClose, children } = props;
  const [typed, setTyped] = useState(start);
  const [wrong, setWrong] = useState(false);
  const take = (event: FormEvent) => {
    event.preventDefault();
    if (onTake(typed.trim())) onClose();
    else setWrong(true);
  };
  return (
    <ResponsiveSheet opened onClose={onClose} title={title}>
      <form onSubmit={take} className={classes.form} noValidate>
        <TextInput
          size="md"
          type="url"
          label={label}
          placeholder={placeholder}
          maxLength={500}
          data-autofocus
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setWrong(false);
          }}
          error={wrong && fault}
        />
        <SubmitButton wide>{submit}</SubmitButton>
        {children}
      </form>
    </ResponsiveSheet>
  );
}
