import { Trans, useLingui } from '@lingui/react/macro';
import { SegmentedControl, Switch, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { usualPlace } from '#areas/place/web/public/usual-place.ts';
import { isFarFromHome } from '../../rules/plan.ts';
import classes from './create.module.css';
import { fieldNames } from './field-names.ts';
import { Group } from './Group.tsx';
import type { PlanFields } from './use-plan-form.ts';

const links = ['externalTrailUrl', 'externalEventUrl', 'externalPhotoAlbumUrl'] as const;

/** Rides: asked where it is far from where the host usually is. */
export function RidesGroup({ form }: { form: PlanFields }) {
  const { t } = useLingui();
  const { data: home } = useQuery(usualPlace);
  const { venue, carpooling } = form.values;
  return (
    <Group
      form={form}
      title={<Trans>Rides</Trans>}
      says={carpooling ? t`People share cars` : t`Off`}
      fields={['carpooling']}
      open={carpooling || isFarFromHome(home ?? null, venue)}
    >
      <Switch size="md" label={t`Carpooling`} {...form.getInputProps('carpooling', { type: 'checkbox' })} />
      <p className={classes.hint}>
        <Trans>People offer seats and ask for rides on the page of the huddle.</Trans>
      </p>
    </Group>
  );
}

export function PaymentGroup({ form }: { form: PlanFields }) {
  const { t } = useLingui();
  const { paymentMode, paymentAmount } = form.values;
  const paid = paymentMode === 'PAID';
  return (
    <Group
      form={form}
      title={<Trans>Payment</Trans>}
      says={paid ? paymentAmount || t`Paid` : t`Free`}
      fields={['paymentMode', 'paymentAmount', 'paymentMethod', 'refundPolicy']}
      open={paid}
    >
      <SegmentedControl
        size="md"
        aria-label={t`Payment`}
        data={[
          { value: 'FREE', label: t`Free` },
          { value: 'PAID', label: t`Paid` },
        ]}
        value={paymentMode}
        onChange={(value) => form.setFieldValue('paymentMode', value as 'FREE' | 'PAID')}
      />
      {paid && (
        <>
          <TextInput size="md" label={t`Price`} {...form.getInputProps('paymentAmount')} />
          <TextInput size="md" label={t`How to pay`} {...form.getInputProps('paymentMethod')} />
          <Textarea size="md" label={t`Refund policy`} autosize {...form.getInputProps('refundPolicy')} />
        </>
      )}
    </Group>
  );
}

export function LinksGroup({ form }: { form: PlanFields }) {
  const { t } = useLingui();
  const link = {
    size: 'md',
    type: 'url',
    inputMode: 'url',
    placeholder: 'https://',
  } as const;
  return (
    <Group form={form} title={<Trans>Links</Trans>} fields={[...links, 'externalCommChannelUrl']}>
      {links.map((name) => (
        <TextInput key={name} label={t(fieldNames[name])} {...link} {...form.getInputProps(name)} />
      ))}
      <TextInput
        label={t`Communication channel link`}
        description={t`Shown to people who are confirmed.`}
        {...link}
        {...form.getInputProps('externalCommChannelUrl')}
      />
    </Group>
  );
}
