import { useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { PlaceField } from '#areas/place/web/public/PlaceField.tsx';
import { formatAway } from '#platform/shared/measures.ts';
import { useClock } from '#platform/web/clock.tsx';
import { useMeasures } from '#platform/web/measures.tsx';
import classes from '../carpool.module.css';
import type { Near } from '../carpools.page.tsx';

const circles = [10, 25, 50, 100];

/** Around which town somebody looks, and how far. */
export function NearFields({ near, onChange }: { near: Near | null; onChange: (near: Near | null) => void }) {
  const { t } = useLingui();
  const { locale } = useClock();
  const measures = useMeasures();
  return (
    <div className={classes.near}>
      <PlaceField
        label={t`Near`}
        value={near && { name: near.name, formattedAddress: near.name, lat: near.lat, lng: near.lng }}
        onChange={(place) =>
          onChange(place && { name: place.name, lat: place.lat, lng: place.lng, km: near?.km ?? 25 })
        }
      />
      <NativeSelect
        size="md"
        label={t`Within`}
        data={circles.map((each) => ({
          value: String(each),
          label: formatAway(each * 1000, measures, locale),
        }))}
        value={String(near?.km ?? 25)}
        disabled={!near}
        onChange={(event) => near && onChange({ ...near, km: Number(event.currentTarget.value) })}
      />
    </div>
  );
}
