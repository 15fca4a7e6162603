import { Trans, useLingui } from '@lingui/react/macro';
import { NumberInput, SegmentedControl, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { PlacePicker } from '#areas/place/web/public/PlacePicker.tsx';
import { Card } from '#ui/Card.tsx';
import { legsOf, type TripType, tripTypes } from '../../rules/trip.ts';
import classes from '../carpool.module.css';
import { tripNames } from '../messages.ts';
import { MoreFields } from './MoreFields.tsx';
import { noWords } from './no-words.ts';
import { StopsField } from './StopsField.tsx';
import type { Fields } from './use-carpool-form.ts';

/** Everything that is said about a ride. */
export function CarpoolFields({ form }: { form: Fields }) {
  const offers = form.values.kind === 'OFFER';
  return (
    <>
      <When form={form} />
      <Where form={form} />
      {offers && <MoreFields form={form} />}
    </>
  );
}

function When({ form }: { form: Fields }) {
  const { t } = useLingui();
  const narrow = useMediaQuery('(max-width: 30em)');
  const { tripType, kind, timeZone } = form.values;
  const ways = legsOf(tripType);
  const offers = kind === 'OFFER';
  const time = { size: 'md', type: 'datetime-local' } as const;
  const seats = { size: 'md', min: 1, max: 60, clampBehavior: 'none' } as const;
  return (
    <Card className={classes.block}>
      <h2>
        <Trans>When, and how many</Trans>
      </h2>
      <SegmentedControl
        size="md"
        fullWidth
        orientation={narrow ? 'vertical' : 'horizontal'}
        aria-label={t`Which ways`}
        data={tripTypes.map((value) => ({ value, label: t(tripNames[value]) }))}
        value={tripType}
        onChange={(value) => form.setFieldValue('tripType', value as TripType)}
      />
      {ways.includes('OUT') && (
        <div className={classes.two}>
          <TextInput {...time} label={t`Leaves`} description={timeZone} {...form.getInputProps('depart')} />
          <NumberInput
            {...seats}
            label={offers ? t`Seats on the way there` : t`People, you included`}
            {...(offers ? { description: t`Your own is not counted.` } : noWords)}
            {...form.getInputProps('seatsOut')}
          />
        </div>
      )}
      {ways.includes('BACK') && (
        <div className={classes.two}>
          <TextInput
            {...time}
            label={t`Drives back`}
            description={timeZone}
            {...form.getInputProps('back')}
          />
          {(offers || tripType === 'RETURN') && (
            <NumberInput
              {...seats}
              label={offers ? t`Seats on the way back` : t`People, you included`}
              {...noWords}
              {...form.getInputProps('seatsBack')}
            />
          )}
        </div>
      )}
    </Card>
  );
}

function Where({ form }: { form: Fields }) {
  const { t } = useLingui();
  const { origin, destination, huddleId, kind } = form.values;
  return (
    <Card className={classes.block}>
      <h2>
        <Trans>Where</Trans>
      </h2>
      <PlacePicker
        label={kind === 'OFFER' ? t`From` : t`Where you wait`}
        description={t`Only people who ride along see the exact place; everybody else sees an area of about a kilometre.`}
        error={form.errors.origin}
        value={origin}
        onChange={(place) => form.setFieldValue('origin', place)}
      />
      {!origin && <Fault text={form.errors.origin} />}
      <PlacePicker
        label={t({ message: 'To', context: 'where a ride leads' })}
        description={huddleId ? t`Empty: the venue of the huddle.` : undefined}
        error={form.errors.destination}
        value={destination}
        near={origin}
        onChange={(place) => form.setFieldValue('destination', place)}
      />
      {!destination && <Fault text={form.errors.destination} />}
      {kind === 'OFFER' && <StopsField form={form} />}
    </Card>
  );
}

/** A field without a place has no room for its fault yet. */
function Fault({ text }: { text: React.ReactNode }) {
  return text ? (
    <p className={classes.fault} role="alert">
      {text}
    </p>
  ) : null;
}
