import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime, formatDay } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Action } from '#ui/Action.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import type { TokenView } from '../contract/tokens.ts';
import { revokeToken, tokensQuery } from './calls.ts';
import { NewToken } from './NewToken.tsx';
import { scopeNames } from './names.ts';
import classes from './programs.module.css';
import { useIntegrating } from './use-integrating.ts';

/** The tokens with which programs read a club (I11). */
export function Tokens({ communityId }: { communityId: string }) {
  const query = useQuery(tokensQuery(communityId));
  const integrate = useIntegrating();
  const [ending, setEnding] = useState<TokenView>();
  const name = ending?.name ?? '';
  const end = async () => {
    if (ending) await integrate(() => revokeToken(communityId, ending.id));
    setEnding(undefined);
  };
  return (
    <Card className={classes.part}>
      <h2>
        <Trans>Tokens</Trans>
      </h2>
      <p className={classes.quiet}>
        <Trans>
          With a token, a program such as your website reads this community, as far as you may see it
          yourself. It changes nothing, and ends when you are no admin any more.
        </Trans>{' '}
        <a href="/api/docs#programs">
          <Trans>How programs read</Trans>
        </a>
      </p>
      {query.isPending && <RowSkeletons count={1} />}
      {query.isLoadingError && (
        <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />
      )}
      {query.data?.items.length === 0 && (
        <p>
          <Trans>No program reads this community yet.</Trans>
        </p>
      )}
      <ul className={classes.list}>
        {query.data?.items.map((token) => (
          <TokenItem key={token.id} token={token} onEnd={() => setEnding(token)} />
        ))}
      </ul>
      <NewToken communityId={communityId} />
      <ConfirmDialog
        opened={ending !== undefined}
        onClose={() => setEnding(undefined)}
        title={<Trans>Revoke {name}?</Trans>}
        confirm={<Trans>Revoke</Trans>}
        onConfirm={end}
        danger
      >
        <Trans>Programs that use this token can read nothing more.</Trans>
      </ConfirmDialog>
    </Card>
  );
}

function TokenItem({ token, onEnd }: { token: TokenView; onEnd: () => void }) {
  const { t } = useLingui();
  const clock = useClock();
  const now = new Date();
  const { name } = token;
  const until = formatDay(new Date(token.expiresAt), now, clock);
  const used = token.lastUsedAt && formatDateTime(new Date(token.lastUsedAt), now, clock);
  const maker = token.madeBy?.displayName;
  return (
    <li className={classes.item}>
      <p>
        <strong dir="auto">{name}</strong>
        {' · '}
        {new Date(token.expiresAt) > now ? (
          <Trans>valid until {until}</Trans>
        ) : (
          <Trans>expired on {until}</Trans>
        )}
      </p>
      <p className={classes.quiet}>{token.scopes.map((scope) => t(scopeNames[scope])).join(' · ')}</p>
      <p className={classes.quiet}>
        {maker && <Trans>created by {maker}</Trans>}
        {maker && ' · '}
        {used ? <Trans>last used {used}</Trans> : <Trans>never used</Trans>}
      </p>
      <div className={classes.ways}>
        <Action look="outline" size="small" onClick={onEnd} aria-label={t`Revoke ${name}`}>
          <Trans>Revoke</Trans>
        </Action>
      </div>
    </li>
  );
}
