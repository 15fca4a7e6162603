import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { CommunityView, MemberView } from '../../contract/views.ts';
import classes from '../community.module.css';
import { removeMember } from '../mutations.ts';
import { type HoldingsView, holdingsQuery } from '../queries.ts';
import { useAct } from '../use-act.ts';

interface RemoveSheetProps {
  community: CommunityView;
  row: MemberView;
  ban: boolean;
  onClose: () => void;
}

/** Asks what of somebody's coming outings in the club goes with them (COM-12). */
export default function RemoveSheet({ community, row, ban, onClose }: RemoveSheetProps) {
  const act = useAct();
  const { id: personId, displayName: name } = row.person;
  const query = useQuery(holdingsQuery(community.id, personId));
  const [goes, setGoes] = useState({ outings: false, places: true, cars: true });
  const remove = async () => {
    if (await act(() => removeMember(community.id, personId, { ban, ...goes }))) onClose();
  };
  return (
    <ResponsiveSheet
      opened
      onClose={onClose}
      title={ban ? <Trans>Remove and ban {name}?</Trans> : <Trans>Remove {name}?</Trans>}
    >
      <div className={classes.sheet}>
        <p>
          {ban ? (
            <Trans>They lose access at once and cannot join again until the ban is lifted.</Trans>
          ) : (
            <Trans>They lose access at once, and may join or ask again.</Trans>
          )}
        </p>
        <QueryView query={query} skeleton={<RowSkeletons count={2} />} gone={null}>
          {(holdings) => (
            <>
              <Holdings holdings={holdings} goes={goes} onChange={setGoes} />
              <p className={classes.quiet}>
                <Trans>Places in outings for members only are given up in any case.</Trans>
              </p>
              <SubmitButton danger onPress={remove} wide>
                {ban ? <Trans>Remove and ban</Trans> : <Trans>Remove</Trans>}
              </SubmitButton>
            </>
          )}
        </QueryView>
      </div>
    </ResponsiveSheet>
  );
}

type Goes = Readonly<Record<'outings' | 'places' | 'cars', boolean>>;

interface HoldingsProps {
  holdings: HoldingsView;
  goes: Goes;
  onChange: (goes: Goes) => void;
}

/** Only what they have is asked about. */
function Holdings({ holdings, goes, onChange }: HoldingsProps) {
  const { t } = useLingui();
  const clock = useClock();
  const { outings, spots, waiting, cars, seats } = holdings;
  const box = (field: keyof Goes) => ({
    size: 'md',
    checked: goes[field],
    onChange: () => onChange({ ...goes, [field]: !goes[field] }),
  });
  const day = (instant: string) => formatDay(new Date(instant), new Date(), clock);
  return (
    <>
      {outings.length > 0 && (
        <Checkbox
          {...box('outings')}
          label={t`Cancel the outings they host`}
          description={outings.map(({ name, startDateTime }) => `${name}, ${day(startDateTime)}`).join(' · ')}
        />
      )}
      {spots + waiting > 0 && (
        <Checkbox
          {...box('places')}
          label={t`Give up their places`}
          description={t`Places: ${spots} · waiting lists: ${waiting}`}
        />
      )}
      {cars + seats > 0 && (
        <Checkbox
          {...box('cars')}
          label={t`Cancel their rides`}
          description={t`As driver: ${cars} · as passenger: ${seats}`}
        />
      )}
    </>
  );
}
