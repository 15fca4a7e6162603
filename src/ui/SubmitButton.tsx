import { type ComponentProps, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { Action } from './Action.tsx';
import classes from './SubmitButton.module.css';

interface SubmitButtonProps extends Omit<ComponentProps<typeof Action>, 'onClick' | 'children'> {
  /** Work to wait for; without it the button submits its form and `busy` tells. */
  onPress?: () => void | Promise<unknown>;
  busy?: boolean;
  danger?: boolean;
  children: ReactNode;
}

/** A button that turns while its work lasts and cannot be pressed twice (SHELL-15). */
export function SubmitButton({
  onPress,
  busy = false,
  danger = false,
  children,
  disabled = false,
  ...rest
}: SubmitButtonProps) {
  const [working, setWorking] = useState(false);
  const running = useRef(false);
  const turning = busy || working;
  const idle = disabled || turning;
  const keepsFocus = useWasAtWork(turning);
  const press = async (event: MouseEvent) => {
    if (idle) event.preventDefault();
    if (idle || !onPress || running.current) return;
    running.current = true;
    setWorking(true);
    try {
      await onPress();
    } finally {
      running.current = false;
      setWorking(false);
    }
  };
  return (
    <Action
      type={onPress ? 'button' : 'submit'}
      {...rest}
      onClick={(event) => void press(event)}
      className={[classes.button, danger ? classes.danger : ''].join(' ')}
      disabled={idle && !keepsFocus}
      aria-disabled={(idle && keepsFocus) || undefined}
      aria-busy={turning}
    >
      <span className={turning ? classes.hidden : classes.label}>{children}</span>
      {turning && <span className={classes.spinner} aria-hidden="true" />}
    </Action>
  );
}

/** Anyone who has pressed the button stands on it: from then on it is out of use without letting go of the focus. */
function useWasAtWork(turning: boolean): boolean {
  const [was, setWas] = useState(turning);
  if (turning && !was) setWas(true);
  return was;
}
