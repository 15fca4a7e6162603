import { Trans, useLingui } from '@lingui/react/macro';
import { NumberInput } from '@mantine/core';
import { Link } from 'react-router';
import classes from '../chatbot.module.css';
import type { Act } from './do-act.ts';

const MAX_PARTY = 60;

/** Whether so many people can ask for a seat. */
export function isParty(party: number): boolean {
  return Number.isInteger(party) && party >= 1 && party <= MAX_PARTY;
}

interface RideWishProps {
  ride: NonNullable<Act['ride']>;
  /** Where a pickup and a word to the driver can be added. */
  path: string;
  party: number;
  onParty: (party: number) => void;
}

/** What the request says: whose car, which ways, and for how many, which can be changed before it is sent. */
export function RideWish({ ride, path, party, onParty }: RideWishProps) {
  const { t } = useLingui();
  return (
    <>
      <p className={classes.quiet}>
        <span dir="auto">{ride.driver}</span> · <Ways legs={ride.legs} /> ·{' '}
        <Link to={path}>
          <Trans>Add where you wait</Trans>
        </Link>
      </p>
      <NumberInput
        size="md"
        maw={220}
        label={t`People, you included`}
        min={1}
        max={MAX_PARTY}
        clampBehavior="none"
        error={isParty(party) ? null : t`Choose a number from 1 to ${MAX_PARTY}.`}
        value={party}
        onChange={(value) => onParty(Number(value))}
      />
    </>
  );
}

function Ways({ legs }: { legs: NonNullable<Act['ride']>['legs'] }) {
  if (legs.length > 1) return <Trans>There and back</Trans>;
  return legs[0] === 'BACK' ? <Trans>Back only</Trans> : <Trans>There only</Trans>;
}
