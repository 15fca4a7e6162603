import { Trans } from '@lingui/react/macro';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import type { CaseLine } from '../../contract/cases.ts';
import { useDesk } from '../desk.tsx';
import classes from './CaseDetail.module.css';

/** With whom a case of a community stands: with its admins alone, or with moderators as well. */
export function Standing({ line: { community, moderatorsAt, withModerators } }: { line: CaseLine }) {
  const clock = useClock();
  const desk = useDesk();
  if (!community) return null;
  const { name } = community;
  const when = formatDateTime(new Date(moderatorsAt), new Date(), clock);
  if (desk.communityId === null)
    return (
      <p className={classes.facts} dir="auto">
        {withModerators ? (
          <Trans>Belongs to {name}. Its admins can decide as well.</Trans>
        ) : (
          <Trans>
            Belongs to {name}. It is for its admins alone until {when}.
          </Trans>
        )}
      </p>
    );
  return (
    <p className={classes.facts}>
      {withModerators ? (
        <Trans>Moderators have it, too. Whoever is first decides.</Trans>
      ) : (
        <Trans>If nobody decides by {when}, moderators get it, too.</Trans>
      )}
    </p>
  );
}
