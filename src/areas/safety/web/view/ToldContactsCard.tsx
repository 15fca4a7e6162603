import { Trans } from '@lingui/react/macro';
import { IconPhoneCall } from '@tabler/icons-react';
import { useClock } from '#platform/web/clock.tsx';
import { Card } from '#ui/Card.tsx';
import plans from '../plans/Plans.module.css';
import type { ReturnPlanView } from '../queries.ts';
import { sayTime } from '../say-time.ts';
import classes from './ToldContacts.module.css';

type Told = ReturnPlanView['toldContacts'][number];

/** Who outside has been told, for the hosts: to agree with them who does what. */
export function ToldContactsCard({ plan }: { plan: ReturnPlanView }) {
  if (plan.toldContacts.length === 0) return null;
  return (
    <Card className={plans.block} aria-labelledby="told-contacts">
      <h2 id="told-contacts">
        <Trans>They have been told</Trans>
      </h2>
      <p className={plans.quiet}>
        <Trans>Emergency contacts of the others. You see them until all are back: agree who does what.</Trans>
      </p>
      <ul className={classes.list}>
        {plan.toldContacts.map((told) => (
          <ToldContact key={`${told.name} ${told.phone}`} told={told} timeZone={plan.timeZone} />
        ))}
      </ul>
    </Card>
  );
}

function ToldContact({
  told: { name, relation, phone, of, seenAt },
  timeZone,
}: {
  told: Told;
  timeZone: string;
}) {
  const clock = useClock(timeZone);
  const who = [relation, of?.displayName].filter(Boolean).join(' · ');
  const seen = seenAt && sayTime(new Date(seenAt), new Date(), clock);
  return (
    <li className={classes.contact}>
      <strong dir="auto">{name}</strong>
      <span dir="auto" className={plans.quiet}>
        {who}
      </span>
      {seen && (
        <span>
          <Trans>Sees to it since {seen}</Trans>
        </span>
      )}
      {phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={classes.call}>
          <IconPhoneCall aria-hidden size={18} /> {phone}
        </a>
      )}
    </li>
  );
}
