import { Trans, useLingui } from '@lingui/react/macro';
import { SegmentedControl, Switch, Textarea, TextInput } from '@mantine/core';
import { Section } from './Section.tsx';
import type { PlanFields } from './use-plan-form.ts';

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
      <TextInput label={t`Trail link`} {...link} {...form.getInputProps('externalTrailUrl')} />
      <TextInput label={t`Event link`} {...link} {...form.getInputProps('externalEventUrl')} />
      <TextInput label={t`Photo album link`} {...link} {...form.getInputProps('externalPhotoAlbumUrl')} />
      <TextInput
        label={t`Communication channel link`}
        description={t`Shown to people who are confirmed.`}
        {...link}
        {...form.getInputProps('externalCommChannelUrl')}
      />
    </Section>
  );
}
