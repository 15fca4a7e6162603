import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_REASON } from '#areas/community/rules/limits.ts';
import { NameOf } from '#areas/person/web/public/NameOf.tsx';
import { apiOf } from '#platform/web/api.ts';
import { runAndToast } from '#platform/web/run-and-toast.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toastOutcome } from '#ui/toast-outcome.ts';
import type { ProposalContract, ProposalView } from '../../contract/proposals.ts';
import { activityNames, difficultyNames, privacyNames } from '../messages.ts';
import { ProposedChanges } from '../proposals/ProposedChanges.tsx';
import classes from './CommunityHuddles.module.css';
import { DateRange } from './DateRange.tsx';

const api = apiOf<ProposalContract>();

const proposalsQuery = (communityId: string) =>
  queryOptions({
    queryKey: ['huddle', 'proposals', communityId],
    queryFn: async ({ signal }) =>
      (await api('GET /api/communities/:communityId/proposals', { params: { communityId }, signal })).items,
  });

/** Outings that members propose and that wait for an admin (COM-11). */
export default function Proposals({ communityId }: { communityId: string }) {
  const { data } = useQuery(proposalsQuery(communityId));
  if (!data || data.length === 0) return null;
  return (
    <Card className={classes.proposals}>
      <h2>
        <Trans>These wait for your approval</Trans>
      </h2>
      <ul className={classes.list}>
        {data.map((proposal) => (
          <li key={proposal.huddleId}>
            <Proposal communityId={communityId} proposal={proposal} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface ProposalProps {
  communityId: string;
  proposal: ProposalView;
}

function Proposal({ communityId, proposal }: ProposalProps) {
  const [declining, setDeclining] = useState(false);
  const answer = useAnswer(communityId, proposal);
  const { name, by, description, overdue, changes } = proposal;
  const isNew = changes.length === 0;
  return (
    <>
      <h3 dir="auto">{name}</h3>
      {overdue && (
        <p>
          <Badge tone="waiting">
            <Trans>No answer for 7 days</Trans>
          </Badge>
        </p>
      )}
      {isNew ? <Facts proposal={proposal} /> : <ProposedChanges proposal={proposal} />}
      {by && (
        <p>
          <Trans>
            Proposed by <NameOf person={by} />
          </Trans>
        </p>
      )}
      {isNew && description && (
        <p className={classes.words} dir="auto">
          {description}
        </p>
      )}
      <Answers name={name} isNew={isNew} answer={answer} onDecline={() => setDeclining(true)} />
      {declining && (
        <Declining
          onClose={() => setDeclining(false)}
          onSend={(why) => answer({ accept: false, reason: why })}
        />
      )}
    </>
  );
}

function Facts({ proposal }: Pick<ProposalProps, 'proposal'>) {
  const { t } = useLingui();
  const { venueName, meetingPointName, capacity, difficulty } = proposal;
  const facts = [
    t(activityNames[proposal.activity]),
    difficulty && t(difficultyNames[difficulty]),
    venueName,
    meetingPointName && t`meeting at ${meetingPointName}`,
    t(privacyNames[proposal.privacy]),
    capacity === null ? null : t`up to ${capacity} people`,
  ].filter((fact) => fact !== null && fact !== '');
  return (
    <>
      <p>
        <DateRange
          start={proposal.startDateTime}
          end={proposal.endDateTime}
          timeZone={proposal.timeZone}
          now={new Date()}
        />
      </p>
      <p>{facts.join(' · ')}</p>
    </>
  );
}

interface AnswersProps {
  name: string;
  isNew: boolean;
  answer: (given: Given) => Promise<boolean>;
  onDecline: () => void;
}

function Answers({ name, isNew, answer, onDecline }: AnswersProps) {
  const { t } = useLingui();
  return (
    <div className={classes.answers}>
      {isNew ? (
        <>
          <SubmitButton aria-label={t`Publish ${name}`} onPress={() => answer({ accept: true })}>
            <Trans>Publish</Trans>
          </SubmitButton>
          <SubmitButton
            look="outline"
            aria-label={t`Approve ${name} and let its planner publish it`}
            onPress={() => answer({ accept: true, publish: false })}
          >
            <Trans>Approve only</Trans>
          </SubmitButton>
        </>
      ) : (
        <SubmitButton aria-label={t`Approve the change of ${name}`} onPress={() => answer({ accept: true })}>
          <Trans>Approve the change</Trans>
        </SubmitButton>
      )}
      <SubmitButton
        look="outline"
        aria-label={isNew ? t`Do not publish ${name}` : t`Do not change ${name}`}
        onPress={async () => onDecline()}
      >
        <Trans>Not like this</Trans>
      </SubmitButton>
    </div>
  );
}

interface DecliningProps {
  onClose: () => void;
  onSend: (reason: string) => Promise<boolean>;
}

function Declining({ onClose, onSend }: DecliningProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const send = async () => {
    if (await onSend(reason.trim())) onClose();
  };
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>Why not like this?</Trans>}>
      <div className={classes.part}>
        <Textarea
          size="md"
          label={t`Reason`}
          description={t`The person who proposed it reads this and can propose it again.`}
          autosize
          minRows={3}
          maxLength={MAX_REASON}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <SubmitButton onPress={send} wide>
          <Trans>Send it back</Trans>
        </SubmitButton>
      </div>
    </ResponsiveSheet>
  );
}

interface Given {
  readonly accept: boolean;
  readonly publish?: boolean;
  readonly reason?: string;
}

function useAnswer(communityId: string, { huddleId, edition }: ProposalView) {
  const { t } = useLingui();
  const queries = useQueryClient();
  return async (given: Given): Promise<boolean> => {
    const outcome = await runAndToast(() =>
      api('PUT /api/communities/:communityId/proposals/:huddleId', {
        params: { communityId, huddleId },
        body: { ...given, edition },
      }),
    );
    toastOutcome(t`Huddle`, outcome);
    await queries.invalidateQueries({ queryKey: ['huddle'] });
    return !outcome.failed;
  };
}
