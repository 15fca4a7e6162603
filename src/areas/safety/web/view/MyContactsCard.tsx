import { Trans } from '@lingui/react/macro';
import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClock } from '#platform/web/clock.tsx';
import { ActionLink } from '#ui/Action.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { ContactState } from '../contacts/ContactsCard.tsx';
import { chooseContacts } from '../mutations.ts';
import plans from '../plans/Plans.module.css';
import { type ContactView, contactsQuery, type ReturnPlanView } from '../queries.ts';
import { sayTime } from '../say-time.ts';
import start from '../start/Start.module.css';
import { useDeed } from '../use-deed.ts';

type Told = ReturnPlanView['myContacts'][number];

/** Which of my contacts are told of this plan, and what they would read; others have their own. */
export function MyContactsCard({ plan }: { plan: ReturnPlanView }) {
  const { data } = useQuery(contactsQuery);
  const deed = useDeed(plan.huddleId);
  const [busy, setBusy] = useState(false);
  const contacts = data?.items ?? [];
  const chosen = plan.myContacts.map(({ id }) => id);
  const toggle = (id: string, isChosen: boolean) => {
    const next = isChosen ? [...chosen, id] : chosen.filter((each) => each !== id);
    setBusy(true);
    void deed(() => chooseContacts(plan.id, next)).finally(() => setBusy(false));
  };
  return (
    <Card className={plans.block} aria-labelledby="my-contacts">
      <h2 id="my-contacts">
        <Trans>My emergency contacts</Trans>
      </h2>
      {contacts.map((contact) => (
        <ContactSwitch
          key={contact.id}
          contact={contact}
          told={plan.myContacts.find(({ id }) => id === contact.id)}
          timeZone={plan.timeZone}
          busy={busy}
          onToggle={(isChosen) => toggle(contact.id, isChosen)}
        />
      ))}
      <p className={plans.quiet}>
        <Trans>
          If the alarm goes, they read: the names of everybody who is confirmed, the cars, the route and the
          last check-in. Until then they read nothing.
        </Trans>
      </p>
      <p>
        <ActionLink look="outline" to="/return-plans">
          {contacts.length === 0 ? <Trans>Add a contact</Trans> : <Trans>Change my contacts</Trans>}
        </ActionLink>
      </p>
    </Card>
  );
}

interface ContactSwitchProps {
  contact: ContactView;
  told: Told | undefined;
  timeZone: string;
  busy: boolean;
  onToggle: (isChosen: boolean) => void;
}

function ContactSwitch({ contact, told, timeZone, busy, onToggle }: ContactSwitchProps) {
  const clock = useClock(timeZone);
  const seen = told?.seenAt ? sayTime(new Date(told.seenAt), new Date(), clock) : null;
  return (
    <span className={start.contact}>
      <Switch
        size="md"
        label={<span dir="auto">{contact.name}</span>}
        checked={told !== undefined}
        disabled={busy || (contact.agreed === false && told === undefined)}
        onChange={(event) => onToggle(event.currentTarget.checked)}
      />
      {seen ? (
        <Badge tone="brand">
          <Trans>Sees to it since {seen}</Trans>
        </Badge>
      ) : told?.told ? (
        <Badge tone="danger">
          <Trans>Has been told</Trans>
        </Badge>
      ) : told || contact.agreed === false ? (
        <ContactState contact={contact} />
      ) : (
        <Badge tone="quiet">
          <Trans>Not told of this plan</Trans>
        </Badge>
      )}
    </span>
  );
}
