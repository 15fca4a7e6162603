import { Trans, useLingui } from '@lingui/react/macro';
import { Chip, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { formatAway } from '#platform/shared/measures.ts';
import { useClock } from '#platform/web/clock.tsx';
import { useMeasures } from '#platform/web/measures.tsx';
import { Card } from '#ui/Card.tsx';
import { currencies, shareOf } from '../../rules/cost.ts';
import { wordMoney } from '../../rules/money.ts';
import { legsOf } from '../../rules/trip.ts';
import classes from '../carpool.module.css';
import { welcomeNames } from '../messages.ts';
import { planOfForm } from './carpool-form.ts';
import { noWords } from './no-words.ts';
import type { Fields } from './use-carpool-form.ts';

/** What it costs, who is welcome, what the car is like. */
export function MoreFields({ form }: { form: Fields }) {
  const { t } = useLingui();
  const { locale } = useClock();
  const measures = useMeasures();
  return (
    <Card className={classes.block}>
      <h2>
        <Trans>The ride</Trans>
      </h2>
      <div className={classes.two}>
        <TextInput
          size="md"
          inputMode="decimal"
          label={t`What the trip costs you`}
          description={t`Fuel, tolls and parking for all ways; empty is free.`}
          {...form.getInputProps('cost')}
        />
        <NativeSelect
          size="md"
          label={t`Currency`}
          {...noWords}
          data={[...currencies]}
          {...form.getInputProps('currency')}
        />
      </div>
      <Share form={form} />
      <NativeSelect
        size="md"
        label={t`You go out of your way`}
        data={[
          { value: '', label: t`Not at all` },
          ...[2, 5, 10, 20].map((each) => ({
            value: String(each),
            label: t`up to ${formatAway(each * 1000, measures, locale)}`,
          })),
        ]}
        {...form.getInputProps('pickupKm')}
      />
      <fieldset className={classes.chips}>
        <legend>
          <Trans>Welcome</Trans>
        </legend>
        <Chip.Group
          multiple
          value={form.values.welcome}
          onChange={(chosen) => form.setFieldValue('welcome', chosen as typeof form.values.welcome)}
        >
          {Object.entries(welcomeNames).map(([what, name]) => (
            <Chip key={what} size="md" value={what}>
              {t(name)}
            </Chip>
          ))}
        </Chip.Group>
      </fieldset>
      <Textarea
        size="md"
        label={t`Good to know`}
        description={t`Everybody who sees the carpool reads it: no address here.`}
        autosize
        minRows={2}
        maxLength={1_000}
        {...form.getInputProps('note')}
      />
      <TextInput
        size="md"
        label={t`What the car looks like`}
        description={t`Colour and plate. Only people who ride along see it.`}
        maxLength={200}
        {...form.getInputProps('carNote')}
      />
    </Card>
  );
}

/** What each pays, counted while it is typed. */
function Share({ form }: { form: Fields }) {
  const { locale } = useClock();
  const { tripType, origin } = form.values;
  const plan = planOfForm({
    ...form.values,
    origin: origin ?? { name: '', formattedAddress: '', lat: 0, lng: 0 },
  });
  const cost = plan?.cost;
  const seats = { OUT: plan?.seatsOut ?? 0, BACK: plan?.seatsBack ?? 0 };
  if (!cost || !(cost.amount > 0)) return null;
  const each = wordMoney(
    { amount: shareOf(cost, tripType, seats, legsOf(tripType)), currency: cost.currency },
    locale,
  );
  return (
    <p className={classes.quiet}>
      <Trans>
        Each seat pays {each}: the cost is split over the ways, and each way over its seats and you. You pay a
        share too, so nobody earns.
      </Trans>
    </p>
  );
}
