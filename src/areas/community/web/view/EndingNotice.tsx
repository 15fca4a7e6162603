import { Trans } from '@lingui/react/macro';
import { formatDay } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { CommunityView } from '../../contract/views.ts';
import classes from '../community.module.css';
import { end } from '../mutations.ts';
import { useAct } from '../use-act.ts';

/** Says when the community will be gone; its owner can keep it until then. */
export function EndingNotice({ community }: { community: CommunityView }) {
  const clock = useClock();
  const act = useAct();
  const day = formatDay(new Date(community.deleteAfter ?? 0), new Date(), clock);
  return (
    <div className={classes.notice} role="status">
      <p>
        <Trans>This community will be deleted on {day}.</Trans>
      </p>
      {community.membership.role === 'OWNER' && (
        <SubmitButton look="outline" onPress={() => act(() => end(community.id, false))}>
          <Trans>Keep it</Trans>
        </SubmitButton>
      )}
    </div>
  );
}
