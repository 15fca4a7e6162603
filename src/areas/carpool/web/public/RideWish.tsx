import { Trans, useLingui } from '@lingui/react/macro';
import { NumberInput, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { PlaceField } from '#areas/place/web/public/PlaceField.tsx';
import classes from '../carpool.module.css';
import type { Wish } from './save-ride-wish.ts';

/** Asked right in the RSVP: I need a ride, or I offer so many seats from here (CAR-3). */
export default function RideWish({ wish, onChange }: { wish: Wish; onChange: (wish: Wish) => void }) {
  const { t } = useLingui();
  const { kind, seats, origin } = wish;
  const narrow = useMediaQuery('(max-width: 30em)');
  return (
    <fieldset className={classes.chips}>
      <legend>
        <Trans>How do you get there?</Trans>
      </legend>
      <div className={classes.sheet}>
        <SegmentedControl
          size="md"
          fullWidth
          orientation={narrow ? 'vertical' : 'horizontal'}
          aria-label={t`Ride`}
          data={[
            { value: 'NONE', label: t`On my own` },
            { value: 'NEED', label: t`I need a ride` },
            { value: 'OFFER', label: t`I offer seats` },
          ]}
          value={kind}
          onChange={(value) => onChange({ ...wish, kind: value as Wish['kind'] })}
        />
        {kind !== 'NONE' && (
          <>
            <div className={classes.two}>
              <NumberInput
                size="md"
                min={1}
                max={60}
                label={kind === 'NEED' ? t`People, you included` : t`Free seats`}
                value={seats}
                onChange={(value) => onChange({ ...wish, seats: Number(value) })}
              />
              <PlaceField
                label={t`From`}
                value={origin}
                onChange={(place) => onChange({ ...wish, origin: place })}
              />
            </div>
            <p className={classes.quiet}>
              <Trans>
                There and back, in time for the outing; everything can be changed later. Others see the area,
                not the address.
              </Trans>
            </p>
          </>
        )}
      </div>
    </fieldset>
  );
}
