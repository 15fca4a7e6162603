import { Trans } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { latePart } from '#platform/web/lazy-part.ts';
import { Action } from '#ui/Action.tsx';
import { MAX_CONTACTS } from '../../rules/limits.ts';
import { ContactState } from '../contacts/ContactsCard.tsx';
import type { ContactView } from '../queries.ts';
import { Fault } from './PlanFields.tsx';
import classes from './Start.module.css';

const ContactSheet = latePart(() => import('../contacts/ContactSheet.tsx'));

interface ContactChoicesProps {
  contacts: readonly ContactView[];
  chosen: readonly string[];
  error: React.ReactNode;
  onChange: (chosen: string[]) => void;
}

/** Which of my emergency contacts are told at last; one can be added here. */
export function ContactChoices({ contacts, chosen, error, onChange }: ContactChoicesProps) {
  const [adding, setAdding] = useState(false);
  const toggle = (id: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id));
  return (
    <fieldset className={classes.contacts}>
      <legend>
        <Trans>Emergency contacts who are told at last</Trans>
      </legend>
      {contacts.map((contact) => (
        <span key={contact.id} className={classes.contact}>
          <Checkbox
            size="md"
            label={<span dir="auto">{contact.name}</span>}
            disabled={contact.agreed === false}
            checked={chosen.includes(contact.id)}
            onChange={(event) => toggle(contact.id, event.currentTarget.checked)}
          />
          <ContactState contact={contact} />
        </span>
      ))}
      <Fault>{error}</Fault>
      {contacts.length < MAX_CONTACTS && (
        <p>
          <Action
            look="outline"
            icon={<IconUserPlus aria-hidden size={20} />}
            onClick={() => setAdding(true)}
          >
            <Trans>Add a contact</Trans>
          </Action>
        </p>
      )}
      {adding && (
        <ContactSheet onClose={() => setAdding(false)} onAdded={(id) => onChange([...chosen, id])} />
      )}
    </fieldset>
  );
}
