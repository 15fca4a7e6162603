import { Trans, useLingui } from '@lingui/react/macro';
import { NumberInput, SegmentedControl, Textarea } from '@mantine/core';
import { useState } from 'react';
import { PlacePicker } from '#areas/place/web/public/PlacePicker.tsx';
import type { PlaceValue } from '#platform/shared/wire-values.ts';
import { useClock } from '#platform/web/clock.tsx';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { CarpoolView } from '../../contract/views.ts';
import { shareOf } from '../../rules/cost.ts';
import { wordMoney } from '../../rules/money.ts';
import { legs as allLegs, type Leg, type PerLeg } from '../../rules/trip.ts';
import classes from '../carpool.module.css';
import { legNames } from '../messages.ts';
import { askForRide } from '../mutations.ts';
import { useAct } from '../use-act.ts';

/** How many, which ways, where to wait, and a word to the driver. */
export default function AskSheet({ carpool, onClose }: { carpool: CarpoolView; onClose: () => void }) {
  const { t } = useLingui();
  const act = useAct();
  const open = carpool.ways.filter(({ at }) => new Date(at) > new Date());
  const [legs, setLegs] = useState<readonly Leg[]>(open.map(({ leg }) => leg));
  const [party, setParty] = useState<number | string>(carpool.ride?.party ?? 1);
  const [pickup, setPickup] = useState<PlaceValue | null>(null);
  const [message, setMessage] = useState('');
  const limit = Math.min(...open.filter(({ leg }) => legs.includes(leg)).map(({ seats }) => seats));
  const fits = typeof party === 'number' && party >= 1 && party <= limit;
  const full = open.some(({ leg, left }) => legs.includes(leg) && left < Number(party));
  const send = async () => {
    const wish = { party: Number(party), legs: [...legs], pickup, message };
    if (await act(() => askForRide(carpool.id, wish))) onClose();
  };
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>Ask for a seat</Trans>} width={560}>
      <div className={classes.sheet}>
        {open.length > 1 && <WaysField legs={legs} onChange={setLegs} />}
        <NumberInput
          size="md"
          label={t`People, you included`}
          min={1}
          max={limit}
          clampBehavior="none"
          error={fits ? null : t`This car takes 1 to ${limit} people.`}
          value={party}
          onChange={setParty}
        />
        <PlacePicker
          label={t`Where you wait`}
          description={t`The driver learns the place when you have your seat; before, an area of about a kilometre.`}
          value={pickup}
          near={carpool.origin}
          onChange={setPickup}
        />
        <Textarea
          size="md"
          label={t`A word to the driver`}
          maxLength={1_000}
          autosize
          minRows={2}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        <Share carpool={carpool} legs={legs} party={Number(party)} />
        {full && fits && (
          <p role="status">
            <Trans>No such seat is free now: if the driver agrees, you wait for the next one.</Trans>
          </p>
        )}
        <SubmitButton onPress={send} disabled={!fits} size="large" wide>
          <Trans>Ask the driver</Trans>
        </SubmitButton>
      </div>
    </ResponsiveSheet>
  );
}

function WaysField({ legs, onChange }: { legs: readonly Leg[]; onChange: (legs: readonly Leg[]) => void }) {
  const { t } = useLingui();
  return (
    <SegmentedControl
      size="md"
      fullWidth
      aria-label={t`Which ways`}
      data={[
        { value: 'OUT,BACK', label: t`There and back` },
        { value: 'OUT', label: t(legNames.OUT) },
        { value: 'BACK', label: t(legNames.BACK) },
      ]}
      value={legs.join()}
      onChange={(value) => onChange(value.split(',') as Leg[])}
    />
  );
}

/** What it will cost them, before they ask. */
function Share({ carpool, legs, party }: { carpool: CarpoolView; legs: readonly Leg[]; party: number }) {
  const { locale } = useClock();
  const { cost, tripType, ways } = carpool;
  if (!cost || !(party > 0)) return null;
  const seats = Object.fromEntries(
    allLegs.map((leg) => [leg, ways.find((way) => way.leg === leg)?.seats ?? 0]),
  ) as PerLeg;
  const amount = shareOf(cost, tripType, seats, legs) * party;
  const share = wordMoney({ amount, currency: cost.currency }, locale);
  return (
    <p>
      <Trans>Your share of the cost: {share}</Trans>
    </p>
  );
}
