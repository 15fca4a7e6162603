import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultOfUsername } from '../../rules/username.ts';
import { readUsername } from '../mutations.ts';

interface UsernameFieldProps {
  value?: string;
  error?: ReactNode;
  onChange?: (username: string) => void;
}

const TYPING_PAUSE_MS = 300;

/** The username, looked up while it is typed (GATE-7, GATE-8). */
export function UsernameField({ value = '', error, onChange }: UsernameFieldProps) {
  const { t } = useLingui();
  const [asked] = useDebouncedValue(value, TYPING_PAUSE_MS);
  const fault = faultOfUsername(value);
  const { data: answer } = useQuery({
    queryKey: ['account', 'username', asked],
    meta: { kept: false },
    queryFn: ({ signal }) => readUsername(asked, signal),
    enabled: asked !== '' && faultOfUsername(asked) === undefined,
    staleTime: 0,
  });
  const known = asked === value ? answer : undefined;
  const words = {
    USERNAME_FORM: t`Use 3 to 30 of the letters a to z, digits, dots and underscores.`,
    USERNAME_RESERVED: t`This username is reserved.`,
  };
  const taken = known?.free === false ? known.message : undefined;
  const wrong = value === '' || fault === undefined ? (taken ?? error) : words[fault];
  return (
    <TextInput
      size="md"
      label={t`Username`}
      description={known?.free ? known.message : t`3 to 30 of a to z, 0 to 9, dot and underscore.`}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      leftSection={<span aria-hidden="true">@</span>}
      value={value}
      error={wrong}
      onChange={(event) => onChange?.(event.currentTarget.value.toLowerCase())}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={30}
      required
    />
  );
}
