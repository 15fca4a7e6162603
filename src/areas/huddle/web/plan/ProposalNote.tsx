import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { runAndToast } from '#platform/web/run-and-toast.ts';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toastOutcome } from '#ui/toast-outcome.ts';
import type { PlanView } from '../../contract/fields.ts';
import { askedChangeNames } from '../proposals/change-names.ts';
import classes from './create.module.css';
import { withdrawProposal } from './plan-api.ts';

/** How a draft, or a change of what is published, stands with its community. */
export function ProposalNote({ plan: { id, proposal, status, approval } }: { plan: PlanView }) {
  if (status === 'DRAFT') return proposal && <DraftNote huddleId={id} proposal={proposal} />;
  if (approval === null) return null;
  return (
    <div className={classes.drafts}>
      {proposal?.declined && <strong>{<Trans>The last change was not approved.</Trans>}</strong>}
      {proposal?.declined && proposal.reason && <span dir="auto">{proposal.reason}</span>}
      {proposal && !proposal.declined && <Waiting huddleId={id} changes={proposal.changes} />}
      <span>
        <Trans>
          This outing is approved. Another time, venue, meeting point, activity, difficulty or limit waits for
          approval; everything else is saved at once.
        </Trans>
      </span>
    </div>
  );
}

type Proposal = NonNullable<PlanView['proposal']>;

function DraftNote({ huddleId, proposal }: { huddleId: string; proposal: Proposal }) {
  if (proposal.approved) {
    return (
      <p className={classes.drafts}>
        <Trans>This outing is approved. Publish it when you want to.</Trans>
      </p>
    );
  }
  if (!proposal.declined) {
    return (
      <div className={classes.drafts}>
        <span>
          <Trans>This outing waits for approval. If you change it, propose it again.</Trans>
        </span>
        <Withdraw huddleId={huddleId} />
      </div>
    );
  }
  return (
    <div className={classes.drafts}>
      <strong>
        <Trans>This outing was not approved.</Trans>
      </strong>
      {proposal.reason && <span dir="auto">{proposal.reason}</span>}
      <span>
        <Trans>Change it and propose it again.</Trans>
      </span>
    </div>
  );
}

function Waiting({ huddleId, changes }: Pick<Proposal, 'changes'> & { huddleId: string }) {
  const { t } = useLingui();
  const what = changes.map((change) => t(askedChangeNames[change])).join(', ');
  return (
    <>
      <strong>
        <Trans>A change waits for approval: {what}.</Trans>
      </strong>
      <Withdraw huddleId={huddleId} />
    </>
  );
}

/** Takes back what waits; the plan on the page stays as it was typed. */
function Withdraw({ huddleId }: { huddleId: string }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const withdraw = async () => {
    toastOutcome(t`Huddle`, await runAndToast(() => withdrawProposal(huddleId)));
    await queries.invalidateQueries({ queryKey: ['huddle'] });
  };
  return (
    <span>
      <SubmitButton look="outline" size="small" onPress={withdraw}>
        <Trans>Withdraw from approval</Trans>
      </SubmitButton>
    </span>
  );
}
