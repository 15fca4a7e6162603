import { Trans, useLingui } from '@lingui/react/macro';
import { SegmentedControl, Switch, Textarea, TextInput } from '@mantine/core';
import { simpleNames } from '../../rules/fields.ts';
import { fieldNames } from './field-names.ts';
import { Section } from './Section.tsx';
import type { PlanFields } from './use-plan-form.ts';

const links = ['externalTrailUrl', 'externalEventUrl', 'externalPhotoAlbumUrl'] as const;

/** What is good to know: what to bring, what it costs, rides, links. */
export function MoreFields({ form }: { form: PlanFields }) {
  const { t } = useLingui();
  const link = {
    size: 'md',
    type: 'url',
    inputMode: 'url',
    placeholder: 'https://',
  } as const;
  return (
    <Section id="more" title={<Trans>Good to know</Trans>}>
      <Textarea
        size="md"
        label={t`What to bring`}
        placeholder={t`Lunch, two litres of water, a warm layer`}
        autosize
        {...form.getInputProps('whatToBring')}
      />
      <Switch size="md" label={t`Carpooling`} {...form.getInputProps('carpooling', { type: 'checkbox' })} />
      {simpleNames.map((name) => (
        <Switch
          key={name}
          size="md"
          label={t(fieldNames[name])}
          {...form.getInputProps(name, { type: 'checkbox' })}
        />
      ))}
      <SegmentedControl
        size="md"
        aria-label={t`Payment`}
        data={[
          { value: 'FREE', label: t`Free` },
          { value: 'PAID', label: t`Paid` },
        ]}
        value={form.values.paymentMode}
        onChange={(value) => form.setFieldValue('paymentMode', value as 'FREE' | 'PAID')}
      />
      {form.values.paymentMode === 'PAID' && (
        <>
          <TextInput size="md" label={t`Price`} {...form.getInputProps('paymentAmount')} />
          <TextInput size="md" label={t`How to pay`} {...form.getInputProps('paymentMethod')} />
          <Textarea size="md" label={t`Refund policy`} autosize {...form.getInputProps('refundPolicy')} />
        </>
      )}
      {links.map((name) => (
        <TextInput key={name} label={t(fieldNames[name])} {...link} {...form.getInputProps(name)} />
      ))}
      <TextInput
        label={t`Communication channel link`}
        description={t`Shown to people who are confirmed.`}
        {...link}
        {...form.getInputProps('externalCommChannelUrl')}
      />
    </Section>
  );
}
