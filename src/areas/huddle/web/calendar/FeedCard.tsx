import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiOf } from '#platform/web/api.ts';
import { wordProblem } from '#platform/web/api-problem.ts';
import { Action } from '#ui/Action.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import type { FeedContract } from '../../contract/calendar.ts';
import classes from './Month.module.css';

const api = apiOf<FeedContract>();
const queryKey = ['huddle', 'feed'];

/**
 * The secret address under which other programs follow my huddles, or those of a community as far as I may see
 * them: made, copied, renewed, ended (HUD-16). It is one address; a community is asked for behind it.
 */
export function FeedCard({ communityId }: { communityId?: string }) {
  const { t } = useLingui();
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => api('GET /api/me/calendar', { signal }) });
  const [asking, setAsking] = useState<'renew' | 'end' | null>(null);
  const { renew, end } = useFeed();
  const url = data?.url && (communityId ? `${data.url}?community=${communityId}` : data.url);
  const copy = async (address: string) => {
    await navigator.clipboard.writeText(address);
    showToast({ kind: 'success', summary: t`Address copied` });
  };
  return (
    <Card className={classes.feed}>
      <h2>
        <Trans>In your own calendar</Trans>
      </h2>
      <p>
        {communityId ? (
          <Trans>
            Subscribe to the huddles of this community in any calendar app. The address is yours: anyone who
            knows it can read your calendar, so keep it to yourself.
          </Trans>
        ) : (
          <Trans>
            Subscribe to your huddles in any calendar app. Anyone who knows the address can read them, so keep
            it to yourself.
          </Trans>
        )}
      </p>
      {url && <code className={classes.address}>{url}</code>}
      <div className={classes.feedActions}>
        {url ? (
          <>
            <Action onClick={() => void copy(url)}>
              <Trans>Copy the address</Trans>
            </Action>
            <Action look="outline" onClick={() => setAsking('renew')}>
              <Trans>Make a new one</Trans>
            </Action>
            <Action look="plain" onClick={() => setAsking('end')}>
              <Trans>End it</Trans>
            </Action>
          </>
        ) : (
          data && (
            <SubmitButton onPress={renew}>
              <Trans>Make an address</Trans>
            </SubmitButton>
          )
        )}
      </div>
      <ConfirmDialog
        opened={asking !== null}
        onClose={() => setAsking(null)}
        title={asking === 'end' ? <Trans>End this address?</Trans> : <Trans>Make a new address?</Trans>}
        confirm={asking === 'end' ? <Trans>End it</Trans> : <Trans>Make a new one</Trans>}
        danger={asking === 'end'}
        onConfirm={async () => {
          await (asking === 'end' ? end() : renew());
          setAsking(null);
        }}
      >
        <Trans>Calendars that follow the old address stop hearing of your huddles.</Trans>
      </ConfirmDialog>
    </Card>
  );
}

function useFeed() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const run = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      showToast({ kind: 'error', summary: t`Calendar`, detail: wordProblem(error) });
    }
    await queries.invalidateQueries({ queryKey });
  };
  return {
    renew: () => run(() => api('PUT /api/me/calendar')),
    end: () => run(() => api('DELETE /api/me/calendar')),
  };
}
