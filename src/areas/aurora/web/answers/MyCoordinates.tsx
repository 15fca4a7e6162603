import { Trans, useLingui } from '@lingui/react/macro';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useState } from 'react';
import { findMeExactly } from '#areas/place/web/public/find-me.ts';
import { Action } from '#ui/Action.tsx';
import { sayCoordinates } from '../../rules/danger/coordinates.ts';
import shared from '../chatbot.module.css';
import { useCopy } from './use-copy.ts';

type Found = GeolocationCoordinates | 'LOOKING' | 'UNKNOWN';

/** What a rescue service asks first: where one is. It is read off the phone and goes nowhere (AUR-4). */
export function MyCoordinates() {
  const [found, setFound] = useState<Found>();
  const look = async () => {
    setFound('LOOKING');
    setFound(await findMeExactly().catch(() => 'UNKNOWN' as const));
  };
  return (
    <div role="status">
      {typeof found === 'object' ? (
        <Position coords={found} />
      ) : (
        <Action
          look="outline"
          icon={<IconCurrentLocation aria-hidden size={20} />}
          disabled={found === 'LOOKING'}
          onClick={() => void look()}
        >
          {found === 'LOOKING' ? <Trans>Looking for your position…</Trans> : <Trans>Where am I?</Trans>}
        </Action>
      )}
      {found === 'UNKNOWN' && (
        <p>
          <Trans>
            Your phone does not say where you are. Switch on its location, or describe the place: path, hut,
            summit, the last signpost.
          </Trans>
        </p>
      )}
    </div>
  );
}

function Position({ coords }: { coords: GeolocationCoordinates }) {
  const { i18n } = useLingui();
  const position = sayCoordinates(coords.latitude, coords.longitude);
  const accuracy = i18n.number(Math.ceil(coords.accuracy));
  const copy = useCopy();
  return (
    <>
      <p>
        <Trans>
          You are at <strong>{position}</strong>, to within {accuracy} m.
        </Trans>{' '}
        <span className={shared.quiet}>
          <Trans>Read it out to the rescue service. Nobody else sees it.</Trans>
        </span>
      </p>
      <Action look="outline" size="small" onClick={() => void copy(position)}>
        <Trans>Copy</Trans>
      </Action>
    </>
  );
}
