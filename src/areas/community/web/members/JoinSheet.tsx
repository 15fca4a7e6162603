import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { CommunityView } from '../../contract/views.ts';
import classes from '../community.module.css';
import { joinCommunity } from '../mutations.ts';
import { communityQuery } from '../queries.ts';
import { useAct } from '../use-act.ts';

interface JoinSheetProps {
  communityId: string;
  onClose: () => void;
}

/** The rules to accept and the question to answer before one joins. */
export function JoinSheet({ communityId, onClose }: JoinSheetProps) {
  const { data: community } = useQuery(communityQuery(communityId));
  return community ? <Questions community={community} onClose={onClose} /> : <Opening onClose={onClose} />;
}

/** Whether there is something to accept or answer first; else one joins at once. */
export function asksFirst(community: CommunityView): boolean {
  return community.rules !== '' || asksQuestion(community);
}

/** Who is invited has been asked by a person. */
function asksQuestion({ joinQuestion, membership }: CommunityView): boolean {
  return joinQuestion !== '' && !membership.joinInvited;
}

function Opening({ onClose }: { onClose: () => void }) {
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>Join Community</Trans>}>
      <RowSkeletons count={2} />
    </ResponsiveSheet>
  );
}

function Questions({ community, onClose }: { community: CommunityView; onClose: () => void }) {
  const { t } = useLingui();
  const act = useAct();
  const [rulesAccepted, setAccepted] = useState(false);
  const [answer, setAnswer] = useState('');
  const question = asksQuestion(community);
  const ready = (community.rules === '' || rulesAccepted) && (!question || answer.trim() !== '');
  const send = async () => {
    if (await act(() => joinCommunity(community.id, { rulesAccepted, answer }))) onClose();
  };
  return (
    <ResponsiveSheet opened onClose={onClose} title={community.name}>
      <div className={classes.sheet}>
        {community.rules && (
          <section className={classes.rules} aria-label={t`Rules`}>
            <h3>
              <Trans>Rules</Trans>
            </h3>
            <p dir="auto">{community.rules}</p>
          </section>
        )}
        {community.rules && (
          <Checkbox
            size="md"
            label={t`I accept the rules`}
            checked={rulesAccepted}
            onChange={(event) => setAccepted(event.currentTarget.checked)}
          />
        )}
        {question && (
          <Textarea
            size="md"
            autosize
            minRows={3}
            maxLength={1_000}
            label={community.joinQuestion}
            value={answer}
            onChange={(event) => setAnswer(event.currentTarget.value)}
          />
        )}
        <SubmitButton onPress={send} disabled={!ready} wide>
          {community.approvalRequired && !community.membership.joinInvited ? (
            <Trans>Ask to join</Trans>
          ) : (
            <Trans>Join Community</Trans>
          )}
        </SubmitButton>
      </div>
    </ResponsiveSheet>
  );
}
