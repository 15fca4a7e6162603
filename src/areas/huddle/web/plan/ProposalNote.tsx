import { Trans, useLingui } from '@lingui/react/macro';
import type { PlanView } from '../../contract/fields.ts';
import { askedChangeNames } from '../proposals/change-names.ts';
import classes from './create.module.css';

/** How a draft, or a change of what is published, stands with its community. */
export function ProposalNote({ plan: { proposal, status, approval } }: { plan: PlanView }) {
  if (status === 'DRAFT') return proposal && <DraftNote proposal={proposal} />;
  if (approval === null) return null;
  return (
    <div className={classes.drafts}>
      {proposal?.declined && <strong>{<Trans>The last change was not approved.</Trans>}</strong>}
      {proposal?.declined && proposal.reason && <span dir="auto">{proposal.reason}</span>}
      {proposal && !proposal.declined && <Waiting changes={proposal.changes} />}
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

function DraftNote({ proposal }: { proposal: Proposal }) {
  if (proposal.approved) {
    return (
      <p className={classes.drafts}>
        <Trans>This outing is approved. Publish it when you want to.</Trans>
      </p>
    );
  }
  if (!proposal.declined) {
    return (
      <p className={classes.drafts}>
        <Trans>This outing waits for approval. If you change it, propose it again.</Trans>
      </p>
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

function Waiting({ changes }: Pick<Proposal, 'changes'>) {
  const { t } = useLingui();
  const what = changes.map((change) => t(askedChangeNames[change])).join(', ');
  return (
    <strong>
      <Trans>A change waits for approval: {what}.</Trans>
    </strong>
  );
}
