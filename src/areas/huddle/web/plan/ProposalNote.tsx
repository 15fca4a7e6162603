import { Trans } from '@lingui/react/macro';
import type { PlanView } from '../../contract/fields.ts';
import classes from './create.module.css';

/** How a draft stands with the admins of its community. */
export function ProposalNote({ proposal }: { proposal: PlanView['proposal'] }) {
  if (!proposal) return null;
  if (!proposal.declined) {
    return (
      <p className={classes.drafts}>
        <Trans>This outing waits for an admin’s approval. If you change it, propose it again.</Trans>
      </p>
    );
  }
  return (
    <div className={classes.drafts}>
      <strong>
        <Trans>An admin did not agree with this outing.</Trans>
      </strong>
      {proposal.reason && <span dir="auto">{proposal.reason}</span>}
      <span>
        <Trans>Change it and propose it again.</Trans>
      </span>
    </div>
  );
}
