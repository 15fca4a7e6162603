import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, SegmentedControl, Switch, TagsInput, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { PlaceField } from '#areas/place/web/public/PlaceField.tsx';
import { Card } from '#ui/Card.tsx';
import { EARLIER_MESSAGES } from '../../rules/limits.ts';
import { type CommunityPrivacy, plannings, privacies } from '../../rules/state.ts';
import classes from '../community.module.css';
import { approvalMeaning, planningNames, privacyMeanings, privacyNames } from '../messages.ts';
import { PictureFields } from '../pictures/PictureFields.tsx';
import { type CommunityForm, MAX_SOCIAL } from './community-form.ts';

export type Fields = UseFormReturnType<CommunityForm>;

/** Everything a community says about itself. */
export function CommunityFields({ form }: { form: Fields }) {
  return (
    <>
      <Basics form={form} />
      <Joining form={form} />
      <LinkFields form={form} />
    </>
  );
}

function Basics({ form }: { form: Fields }) {
  const { t } = useLingui();
  return (
    <Card className={classes.card}>
      <h2>
        <Trans>What it is</Trans>
      </h2>
      <TextInput
        size="md"
        label={t`Name`}
        placeholder={t`Sunday ridge walkers`}
        maxLength={100}
        required
        {...form.getInputProps('name')}
        error={form.errors.name ? t`Give the community a name.` : null}
      />
      <Textarea
        size="md"
        label={t`Description`}
        autosize
        minRows={4}
        maxRows={14}
        maxLength={5_000}
        {...form.getInputProps('description')}
      />
      <TagsInput
        size="md"
        label={t`Topics`}
        description={t`Press Enter after each; up to ten.`}
        maxTags={10}
        splitChars={[',']}
        {...form.getInputProps('tags')}
      />
      <div className={classes.two}>
        <PlaceField
          label={t`Location`}
          value={form.values.location}
          onChange={(place) => form.setFieldValue('location', place)}
        />
        <TextInput size="md" type="date" label={t`Founded on`} {...form.getInputProps('incorporatedAt')} />
      </div>
      <PictureFields form={form} />
    </Card>
  );
}

function Joining({ form }: { form: Fields }) {
  const { t } = useLingui();
  const { privacy, approvalRequired } = form.values;
  const meaning = privacy === 'PUBLIC' && approvalRequired ? approvalMeaning : privacyMeanings[privacy];
  return (
    <Card className={classes.card}>
      <h2 id="privacy-heading">
        <Trans>Who sees it and joins</Trans>
      </h2>
      <SegmentedControl
        size="md"
        fullWidth
        aria-labelledby="privacy-heading"
        data={privacies.map((value) => ({ value, label: t(privacyNames[value]) }))}
        value={privacy}
        onChange={(value) => form.setFieldValue('privacy', value as CommunityPrivacy)}
      />
      <p className={classes.quiet}>{t(meaning)}</p>
      {privacy === 'PUBLIC' && (
        <Switch
          size="md"
          label={t`Admins accept each request`}
          {...form.getInputProps('approvalRequired', { type: 'checkbox' })}
        />
      )}
      <Switch
        size="md"
        label={t`Members may invite people`}
        {...form.getInputProps('invitationAllowed', { type: 'checkbox' })}
      />
      {form.values.invitationAllowed && (privacy !== 'PUBLIC' || approvalRequired) && (
        <Switch
          size="md"
          label={t`People invited by members need no approval`}
          description={t`When off, people invited by an ordinary member still wait for an admin.`}
          {...form.getInputProps('memberInvitesSuffice', { type: 'checkbox' })}
        />
      )}
      <NativeSelect
        size="md"
        label={t`Who plans outings in its name`}
        data={plannings.map((value) => ({ value, label: t(planningNames[value]) }))}
        {...form.getInputProps('planning')}
      />
      <Switch
        size="md"
        label={t`New members can read the last ${EARLIER_MESSAGES} messages`}
        {...form.getInputProps('earlierMessages', { type: 'checkbox' })}
      />
      <Textarea
        size="md"
        label={t`Rules`}
        description={t`Accepted by everybody who joins. Empty means none.`}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={3_000}
        {...form.getInputProps('rules')}
      />
      <TextInput
        size="md"
        label={t`Question for people who ask to join`}
        maxLength={300}
        {...form.getInputProps('joinQuestion')}
      />
      <Textarea
        size="md"
        label={t`Welcome`}
        description={t`What new members read first.`}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={3_000}
        {...form.getInputProps('welcome')}
      />
    </Card>
  );
}

function LinkFields({ form }: { form: Fields }) {
  const { t } = useLingui();
  const link = (field: string, label: string) => (
    <TextInput
      key={field}
      size="md"
      type="url"
      label={label}
      placeholder="https://"
      maxLength={500}
      {...form.getInputProps(field)}
      error={form.errors[field] ? t`Enter an address that begins with https:// or http://.` : null}
    />
  );
  return (
    <Card className={classes.card}>
      <h2>
        <Trans>External Links</Trans>
      </h2>
      <div className={classes.two}>
        {link('externalWebUrl', t`Website`)}
        {link('externalVideoUrl', t`Video`)}
        {Array.from({ length: MAX_SOCIAL }, (_, at) => link(`externalSocialUrls.${at}`, t`Social ${at + 1}`))}
      </div>
    </Card>
  );
}
