import { Trans, useLingui } from '@lingui/react/macro';
import { TagsInput, Textarea, TextInput } from '@mantine/core';
import { PlaceField } from '#areas/place/web/public/PlaceField.tsx';
import { useMeasures } from '#platform/web/measures.tsx';
import { LeaveGuard } from '#ui/LeaveGuard.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { MAX_INTEREST, MAX_INTERESTS, suggestedInterests } from '../../rules/interests.ts';
import type { MyAccount } from '../public/my-account.ts';
import { Section } from '../settings/Section.tsx';
import classes from '../settings/settings.module.css';
import { type ProfileForm, useProfileForm } from './use-profile-form.ts';

/** Everything that people write about themselves (PER-8). */
export function ProfileSection({ me }: { me: MyAccount }) {
  const { form, save } = useProfileForm(me);
  return (
    <Section title={<Trans>Profile</Trans>}>
      <form className={classes.form} onSubmit={form.onSubmit(save)} noValidate>
        <Public form={form} username={me.username ?? ''} />
        <Private form={form} />
        <div>
          <SubmitButton busy={form.submitting} disabled={!form.isDirty()}>
            <Trans>Save</Trans>
          </SubmitButton>
        </div>
      </form>
      <LeaveGuard when={form.isDirty() && !form.submitting} />
    </Section>
  );
}

function Public({ form, username }: { form: ProfileForm; username: string }) {
  const { t } = useLingui();
  return (
    <>
      <div className={classes.two}>
        <TextInput
          {...form.getInputProps('displayName')}
          size="md"
          label={t`Your name`}
          autoComplete="name"
          maxLength={60}
          required
        />
        <TextInput
          size="md"
          label={t`Username`}
          value={`@${username}`}
          description={t`You can change it under security and log-in.`}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          readOnly
        />
        <TextInput
          {...form.getInputProps('firstName')}
          size="md"
          label={t`First name`}
          autoComplete="given-name"
          maxLength={60}
        />
        <TextInput
          {...form.getInputProps('lastName')}
          size="md"
          label={t`Last name`}
          autoComplete="family-name"
          maxLength={60}
        />
      </div>
      <Textarea
        {...form.getInputProps('bio')}
        size="md"
        label={t`About you`}
        autosize
        minRows={3}
        maxLength={1_000}
      />
      <TagsInput
        {...form.getInputProps('interestTags')}
        size="md"
        label={t`Interests`}
        data={[...suggestedInterests]}
        maxTags={MAX_INTERESTS}
        maxLength={MAX_INTEREST}
      />
      <PlaceField
        label={t`Where you are`}
        description={t`Others see the name of the place only.`}
        value={form.values.location}
        onChange={(place) => form.setFieldValue('location', place)}
      />
    </>
  );
}

function Private({ form }: { form: ProfileForm }) {
  const { t } = useLingui();
  const { mass } = useMeasures();
  return (
    <fieldset className={classes.group}>
      <legend>
        <Trans>Only you see these</Trans>
      </legend>
      <div className={classes.two}>
        <TextInput
          {...form.getInputProps('dateOfBirth')}
          size="md"
          type="date"
          label={t`Date of birth`}
          autoComplete="bday"
        />
        <TextInput {...form.getInputProps('gender')} size="md" label={t`Gender`} maxLength={40} />
        <TextInput
          {...form.getInputProps('mobile')}
          size="md"
          type="tel"
          label={t`Mobile`}
          autoComplete="tel"
          maxLength={32}
        />
        <TextInput
          {...form.getInputProps('weight')}
          size="md"
          inputMode="decimal"
          label={mass === 'LB' ? t`Weight, lb` : t`Weight, kg`}
        />
        <TextInput
          {...form.getInputProps('height')}
          size="md"
          inputMode="decimal"
          label={mass === 'LB' ? t`Height, in` : t`Height, cm`}
        />
      </div>
    </fieldset>
  );
}
