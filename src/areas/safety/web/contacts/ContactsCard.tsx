import { Trans, useLingui } from '@lingui/react/macro';
import { IconTrash, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { latePart } from '#platform/web/lazy-part.ts';
import { Action } from '#ui/Action.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { LinesSkeleton } from '#ui/Skeletons.tsx';
import { MAX_CONTACTS } from '../../rules/limits.ts';
import { removeContact } from '../mutations.ts';
import { type ContactView, contactsQuery } from '../queries.ts';
import { useDeed } from '../use-deed.ts';
import classes from './Contacts.module.css';

const ContactSheet = latePart(() => import('./ContactSheet.tsx'));

/** Whom I want told when I am not back, and what they said to it; only I read who they are. */
export function ContactsCard() {
  const contacts = useQuery(contactsQuery);
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<ContactView | null>(null);
  const isFull = (contacts.data?.items.length ?? 0) >= MAX_CONTACTS;
  return (
    <Card className={classes.card} aria-labelledby="emergency-contacts">
      <h2 id="emergency-contacts">
        <Trans>Emergency contacts</Trans>
      </h2>
      <p className={classes.quiet}>
        <Trans>
          People who stay at home. Only you see who they are; they read where you are once you are overdue.
        </Trans>
      </p>
      <QueryView query={contacts} gone={null} skeleton={<LinesSkeleton />}>
        {({ items }) =>
          items.length === 0 ? (
            <p>
              <Trans>Nobody yet. Alone you need one, so that somebody hears that you are overdue.</Trans>
            </p>
          ) : (
            <ul className={classes.list}>
              {items.map((contact) => (
                <ContactRow key={contact.id} contact={contact} onRemove={() => setLeaving(contact)} />
              ))}
            </ul>
          )
        }
      </QueryView>
      {!isFull && (
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
      {adding && <ContactSheet onClose={() => setAdding(false)} />}
      <Removal contact={leaving} onClose={() => setLeaving(null)} />
    </Card>
  );
}

function ContactRow({ contact, onRemove }: { contact: ContactView; onRemove: () => void }) {
  const { t } = useLingui();
  const { name, relation, email, phone } = contact;
  return (
    <li>
      <span className={classes.who}>
        <strong dir="auto">{name}</strong>
        {relation && (
          <span className={classes.quiet} dir="auto">
            {relation}
          </span>
        )}
        <span className={classes.quiet}>{[email, phone].filter(Boolean).join(' · ')}</span>
        <ContactState contact={contact} />
      </span>
      <Action
        look="plain"
        icon={<IconTrash aria-hidden size={20} />}
        aria-label={t`Remove ${name}`}
        onClick={onRemove}
      >
        {''}
      </Action>
    </li>
  );
}

/** What they said when they were asked, and what that means. */
export function ContactState({ contact: { agreed } }: { contact: Pick<ContactView, 'agreed'> }) {
  if (agreed === null)
    return (
      <Badge tone="waiting">
        <Trans>Has not answered yet: is still told</Trans>
      </Badge>
    );
  return agreed ? (
    <Badge tone="brand">
      <Trans>Has agreed</Trans>
    </Badge>
  ) : (
    <Badge tone="danger">
      <Trans>Said no: is not told</Trans>
    </Badge>
  );
}

function Removal({ contact, onClose }: { contact: ContactView | null; onClose: () => void }) {
  const deed = useDeed();
  const remove = async () => {
    if (contact) await deed(() => removeContact(contact.id));
    onClose();
  };
  const name = contact?.name ?? '';
  return (
    <ConfirmDialog
      opened={contact !== null}
      onClose={onClose}
      title={<Trans>Remove {name}?</Trans>}
      confirm={<Trans>Remove</Trans>}
      onConfirm={remove}
      danger
    >
      <Trans>They are not told any more, not of plans that run now either.</Trans>
    </ConfirmDialog>
  );
}
