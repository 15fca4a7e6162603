import { Plural, Trans } from '@lingui/react/macro';
import type { HuddleCard } from '../../contract/views.ts';

/** '12 are going · 3 places left': what is not shown to this viewer is simply absent (HUD-18). */
export function WhoGoes({ huddle }: { huddle: HuddleCard }) {
  const going = huddle.confirmedPeople ?? 0;
  const left = huddle.placesLeft;
  if (going === 0 && left === null) return <Trans>Be the first to go</Trans>;
  return (
    <>
      {going > 0 && <Plural value={going} one="# is going" other="# are going" />}
      {going > 0 && left !== null && ' · '}
      {left === 0 && <Trans>full, waiting list open</Trans>}
      {left !== null && left > 0 && <Plural value={left} one="# place left" other="# places left" />}
    </>
  );
}
