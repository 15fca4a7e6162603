import { useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { IconBell, IconDeviceMobile } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Choice, MailChoice } from '../../rules/choices.ts';
import classes from './ChannelRow.module.css';
import type { Change } from './use-choices.ts';

/** Of several kinds what they have in common; null where they differ. */
export type Common = { readonly [Name in keyof Choice]: Choice[Name] | null };

interface ChannelRowProps {
  name: string;
  of: Common;
  onChange: (change: Change) => void;
}

/** By which ways one hears of something: in the app, on devices, by mail. */
export function ChannelRow({ name, of, onChange }: ChannelRowProps) {
  const { t } = useLingui();
  return (
    <div className={classes.channels}>
      <Tick
        label={t`${name}: in the app`}
        words={t`App`}
        icon={<IconBell aria-hidden size={18} stroke={1.8} />}
        on={of.inApp}
        onChange={(inApp) => onChange({ inApp })}
      />
      <Tick
        label={t`${name}: on my devices`}
        words={t`Phone`}
        icon={<IconDeviceMobile aria-hidden size={18} stroke={1.8} />}
        on={of.push}
        onChange={(push) => onChange({ push })}
      />
      <NativeSelect
        className={classes.mail}
        size="md"
        aria-label={t`${name}: by mail`}
        value={of.mail ?? ''}
        data={[
          ...(of.mail === null ? [{ value: '', label: t`Mixed`, disabled: true }] : []),
          { value: 'AT_ONCE', label: t`Mail at once` },
          { value: 'DIGEST', label: t`Digest` },
          { value: 'NEVER', label: t`No mail` },
        ]}
        onChange={(event) => onChange({ mail: event.currentTarget.value as MailChoice })}
      />
    </div>
  );
}

interface TickProps {
  label: string;
  words: string;
  icon: ReactNode;
  on: boolean | null;
  onChange: (on: boolean) => void;
}

/** One way, on or off; half for a group whose kinds differ. */
function Tick({ label, words, icon, on, onChange }: TickProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = on === null;
  }, [on]);
  return (
    <label className={classes.tick} data-on={on ?? 'mixed'}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={on ?? false}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {icon}
      <span>{words}</span>
    </label>
  );
}
