import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Card } from '#ui/Card.tsx';
import type { HuddleView } from '../../contract/views.ts';
import type { SimpleName } from '../../rules/fields.ts';
import { simpleFieldNames } from '../messages.ts';
import classes from './cards.module.css';
import { type Row, Rows } from './Rows.tsx';

const simpleNames = Object.entries(simpleFieldNames) as [SimpleName, MessageDescriptor][];

/** Payment, carpooling and the RSVP window (HUD-6, HUD-19). */
export function AdditionalCard({ huddle, now }: { huddle: HuddleView; now: Date }) {
  const { t } = useLingui();
  const clock = useClock(huddle.timeZone);
  const carpooling = huddle.features.some(({ key, enabled }) => key === 'CARPOOLING' && enabled);
  const { rsvpStartDateTime: opens, rsvpEndDateTime: closes } = huddle;
  const paid = huddle.paymentMode === 'PAID';
  return (
    <Card className={classes.card}>
      <h2>
        <Trans>Additional information</Trans>
      </h2>
      <Rows
        rows={[
          [t`Payment`, paid ? huddle.paymentAmount || t`Paid` : t`Free`],
          paid && huddle.paymentMethod ? [t`Payment method`, huddle.paymentMethod] : null,
          paid && huddle.refundPolicy ? [t`Refund policy`, huddle.refundPolicy] : null,
          [t`Carpooling`, carpooling ? t`Available` : t`Not available`],
          ...simpleNames.map(([name, label]): Row => (huddle[name] ? [t(label), t`Yes`] : null)),
          opens ? [t`RSVP from`, formatDateTime(new Date(opens), now, clock)] : null,
          closes ? [t`RSVP until`, formatDateTime(new Date(closes), now, clock)] : null,
          huddle.approvalRequired ? [t`Approval`, t`A host accepts each request`] : null,
        ]}
      />
    </Card>
  );
}
