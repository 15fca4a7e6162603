import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '#platform/shared/time.ts';
import { wordProblem } from '#platform/web/api-problem.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Action, ActionLink } from '#ui/Action.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import type { OpenInvitation } from '../../contract/invitations.ts';
import type { CommunityView } from '../../contract/views.ts';
import classes from '../community.module.css';
import { createInvitationLink, revokeInvitationLink } from '../mutations.ts';
import { invitationLinksQuery } from '../queries.ts';
import { useAct } from '../use-act.ts';
import { NewLink } from './NewLink.tsx';

/** Invitations by mail and by link, and those that still stand. */
export function InvitationLinks({ community }: { community: CommunityView }) {
  const communityId = community.id;
  const { t } = useLingui();
  const act = useAct();
  const [email, setEmail] = useState('');
  const query = useQuery(invitationLinksQuery(communityId));
  const mail = async () => {
    if (await act(() => createInvitationLink(communityId, { email: email.trim() }))) setEmail('');
  };
  return (
    <div className={classes.sheet}>
      <TextInput
        size="md"
        type="email"
        label={t`By mail`}
        description={t`Only the owner of this address can take the invitation.`}
        maxLength={254}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <SubmitButton look="outline" onPress={mail} disabled={email.trim() === ''} wide>
        <Trans>Send by mail</Trans>
      </SubmitButton>
      <NewLink community={community} />
      {query.isPending && <RowSkeletons count={2} />}
      {query.isLoadingError && (
        <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />
      )}
      {query.data?.items.map((open) => (
        <OpenRow key={open.id} communityId={communityId} open={open} />
      ))}
    </div>
  );
}

function OpenRow({ communityId, open }: { communityId: string; open: OpenInvitation }) {
  const { t } = useLingui();
  const act = useAct();
  const clock = useClock();
  const day = formatDay(new Date(open.expiresAt), new Date(), clock);
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ kind: 'success', summary: t`Link copied`, detail: url });
    } catch (error) {
      showToast({ kind: 'error', summary: t`Invite`, detail: wordProblem(error) });
    }
  };
  return (
    <div>
      <p dir="auto">
        <strong>{open.email ?? <Trans>A link</Trans>}</strong> <Trans>valid until {day}</Trans>
        {open.email === null && (
          <>
            {' · '}
            {open.maxUses === null ? (
              <Plural
                value={open.uses}
                _0="nobody came by it yet"
                one="# person came by it"
                other="# people came by it"
              />
            ) : (
              <Trans>
                {open.uses} of {open.maxUses} came by it
              </Trans>
            )}
          </>
        )}
      </p>
      {open.url !== null && (
        <Action look="plain" size="small" onClick={() => void copy(open.url ?? '')}>
          <Trans>Copy link</Trans>
        </Action>
      )}
      {open.url !== null && (
        <ActionLink look="plain" size="small" to={`/community/poster/${open.url.split('/').at(-1)}`}>
          <Trans>QR code and poster</Trans>
        </ActionLink>
      )}
      <SubmitButton
        look="plain"
        size="small"
        onPress={() => act(() => revokeInvitationLink(communityId, open.id))}
      >
        <Trans>Take back</Trans>
      </SubmitButton>
    </div>
  );
}
