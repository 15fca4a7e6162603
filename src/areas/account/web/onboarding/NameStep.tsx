import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import classes from '../gate-page.module.css';
import type { Onboarding } from './onboarding-form.ts';
import { PictureField } from './PictureField.tsx';
import { UsernameField } from './UsernameField.tsx';

/** How people call somebody, the address of their profile, and a picture if they like. */
export function NameStep({ form }: { form: Onboarding }) {
  const { t } = useLingui();
  return (
    <div className={classes.fields}>
      <TextInput
        {...form.getInputProps('displayName')}
        size="md"
        label={t`Your name`}
        description={t`As other hikers see it.`}
        autoComplete="name"
        maxLength={60}
        required
      />
      <UsernameField {...form.getInputProps('username')} />
      <PictureField />
    </div>
  );
}
