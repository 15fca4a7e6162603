import { useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useState } from 'react';
import type { PlaceValue } from '#platform/shared/wire-values.ts';
import { showToast } from '#ui/toast.ts';
import { findMe } from './find-me.ts';

/** Where the browser says one is; it goes no further than to about a kilometre. */
export function HereButton({ onFound }: { onFound: (place: PlaceValue) => void }) {
  const { t } = useLingui();
  const [looking, setLooking] = useState(false);
  const look = async () => {
    setLooking(true);
    const found = await findMe().catch(() => null);
    setLooking(false);
    const name = t`Around me`;
    if (found) onFound({ name, formattedAddress: name, ...found });
    else
      showToast({
        kind: 'error',
        summary: t`Near me`,
        detail: t`Your browser does not say where you are. Allow it, or type a town.`,
      });
  };
  return (
    <ActionIcon
      variant="subtle"
      size="lg"
      aria-label={t`Near me`}
      loading={looking}
      onClick={() => void look()}
    >
      <IconCurrentLocation aria-hidden size={20} />
    </ActionIcon>
  );
}
