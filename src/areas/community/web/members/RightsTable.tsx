import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '#ui/Card.tsx';
import type { CommunityView } from '../../contract/views.ts';
import { acts, type Right, rightOf } from '../../rules/rights.ts';
import { roles } from '../../rules/state.ts';
import shared from '../community.module.css';
import { actNames, roleNames } from '../messages.ts';
import classes from './RightsTable.module.css';

/** Who may do what: the table that the server asks, too (COM-11). */
export default function RightsTable({ community }: { community: CommunityView }) {
  const { t } = useLingui();
  return (
    <Card className={shared.card}>
      <details className={classes.all}>
        <summary>
          <Trans>Who may do what</Trans>
        </summary>
        <table className={classes.table}>
          <thead>
            <tr>
              <td />
              {roles.map((role) => (
                <th key={role} scope="col">
                  <span>{t(roleNames[role])}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {acts.map((act) => (
              <tr key={act}>
                <th scope="row">{t(actNames[act])}</th>
                {roles.map((role) => (
                  <td key={role}>
                    <Mark right={rightOf(community, role, act)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {community.planning === 'APPROVED' && (
          <p className={shared.quiet}>
            <Trans>? means with an admin’s approval.</Trans>
          </p>
        )}
      </details>
    </Card>
  );
}

function Mark({ right }: { right: Right }) {
  const { t } = useLingui();
  if (right === 'YES')
    return (
      <span role="img" aria-label={t`Yes`}>
        ✓
      </span>
    );
  return right === 'ASK' ? (
    <span role="img" aria-label={t`With an admin’s approval`}>
      ?
    </span>
  ) : (
    <span role="img" aria-label={t`No`}>
      –
    </span>
  );
}
