import { useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useState } from 'react';
import type { PlaceValue } from '#platform/shared/wire-values.ts';
import { showToast } from '#ui/toast.ts';

/** Where the browser says one is; it goes no further than to about a kilometre. */
export function HereButton({ onFound }: { onFound: (place: PlaceValue) => void }) {
  const { t } = useLingui();
  const [looking, setLooking] = useState(false);
  const look = () => {
    setLooking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLooking(false);
        const name = t`Around me`;
        onFound({
          name,
          formattedAddress: name,
          lat: coarse(coords.latitude),
          lng: coarse(coords.longitude),
        });
      },
      () => {
        setLooking(false);
        showToast({
          kind: 'error',
          summary: t`Near me`,
          detail: t`Your browser does not say where you are. Allow it, or type a town.`,
        });
      },
      { maximumAge: 300_000, timeout: 15_000 },
    );
  };
  return (
    <ActionIcon variant="subtle" size="lg" aria-label={t`Near me`} loading={looking} onClick={look}>
      <IconCurrentLocation aria-hidden size={20} />
    </ActionIcon>
  );
}

function coarse(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}
