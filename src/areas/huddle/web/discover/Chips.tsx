import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { findMe } from '#areas/place/web/public/find-me.ts';
import { showToast } from '#ui/toast.ts';
import { type Chip, chips } from '../../rules/finding.ts';
import classes from './Chips.module.css';
import { isOn, toggled } from './chips.ts';
import { countsQuery } from './discover-query.ts';
import { type Filters, type Seeker, wireOf } from './filters.ts';

interface ChipsProps {
  /** What is counted: what stands in the address once nobody types any more. */
  filters: Filters;
  /** What is on. */
  shown: Filters;
  seeker: Seeker;
  onChange: (change: Partial<Filters>) => void;
}

const names: Readonly<Record<Chip, MessageDescriptor>> = {
  WEEKEND: msg`This weekend`,
  TODAY: msg`Today`,
  NEAR: msg`Near me`,
  FITS: msg`Fits me`,
  RIDE: msg`With a ride`,
  FREE_PLACES: msg`Free places`,
  EASY: msg`Easy`,
};

/** What most people look for, one tap each, with how many there would be. */
export function Chips({ filters, shown, seeker, onChange }: ChipsProps) {
  const { t } = useLingui();
  // Where a place is looked around, the chip with its name counts there, not around the usual one.
  const usual = filters.near ? null : seeker.usual;
  const { data } = useQuery({
    ...countsQuery(wireOf(filters, seeker), { ...seeker, usual }),
    placeholderData: keepPreviousData,
  });
  const findHere = useFindHere();
  const tap = async (chip: Chip) => {
    const asks = chip === 'NEAR' && !isOn(chip, shown) && !seeker.usual;
    const here = asks ? await findHere() : seeker.usual;
    if (!asks || here) onChange(toggled(chip, shown, here));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't scroll sideways
    <div className={classes.chips} role="group" aria-label={t`What most people look for`}>
      {chips.map((chip) => {
        const found = data?.items.find((item) => item.chip === chip);
        const on = isOn(chip, shown);
        if (chip === 'FITS' && seeker.fits.length === 0 && !on) return null;
        return (
          <button
            key={chip}
            type="button"
            className={classes.chip}
            aria-pressed={on}
            data-quiet={found?.count === 0 && !found.more}
            onClick={() => void tap(chip)}
          >
            {chip === 'NEAR' && shown.near ? <NearPlace place={shown.place} /> : t(names[chip])}
            {found && !(found.count === 0 && found.more) && (
              <span className={classes.count}>
                {found.count}
                {found.more && '+'}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

/** 'Near Thun': of an address the town, which says enough on a chip. */
function NearPlace({ place }: { place: string }) {
  const town = place.split(', ')[0];
  return (
    <>
      {town ? <Trans>Near {town}</Trans> : <Trans>Near a place</Trans>}
      <span aria-hidden> ×</span>
    </>
  );
}

/** Where the browser says I am, for those of whom nobody knows it. */
function useFindHere() {
  const { t } = useLingui();
  return async () => {
    const found = await findMe().catch(() => null);
    const name = t`Around me`;
    if (found) return { name, formattedAddress: name, ...found };
    showToast({
      kind: 'error',
      summary: t`Near me`,
      detail: t`Your browser does not say where you are. Allow it, or type a town.`,
    });
    return null;
  };
}
