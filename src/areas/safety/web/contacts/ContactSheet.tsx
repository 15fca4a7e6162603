import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { isLocale } from '#platform/shared/locale.ts';
import { ApiProblem, wordProblem } from '#platform/web/api-problem.ts';
import { newIdempotencyKey } from '#platform/web/idempotency-key.ts';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import { MAX_CONTACT_NAME, MAX_PHONE, MAX_RELATION } from '../../rules/limits.ts';
import { addContact, type ContactInput } from '../mutations.ts';
import classes from './Contacts.module.css';

interface ContactSheetProps {
  onClose: () => void;
  /** Who it is now, by their id. */
  onAdded?: (id: string) => void;
}

/** Somebody is named as an emergency contact, and asked by mail whether they agree. */
export default function ContactSheet({ onClose, onAdded }: ContactSheetProps) {
  const { contact, change, fault, busy, submit } = useContactForm((id) => {
    onAdded?.(id);
    onClose();
  });
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>Add a contact</Trans>}>
      <form className={classes.form} onSubmit={submit}>
        <p className={classes.quiet}>
          <Trans>We mail them at once: who you are, what it means, and whether they agree.</Trans>
        </p>
        <ContactFields contact={contact} onChange={change} />
        {fault && (
          <p role="alert" className={classes.fault}>
            {fault}
          </p>
        )}
        <SubmitButton size="large" wide busy={busy}>
          <Trans>Add and ask by mail</Trans>
        </SubmitButton>
      </form>
    </ResponsiveSheet>
  );
}

interface ContactFieldsProps {
  contact: ContactInput;
  onChange: (changes: Partial<ContactInput>) => void;
}

function ContactFields({ contact, onChange }: ContactFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextInput
        size="md"
        label={t`Name`}
        required
        autoComplete="off"
        maxLength={MAX_CONTACT_NAME}
        value={contact.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <TextInput
        size="md"
        label={t`Relation`}
        placeholder={t`Sister, neighbour …`}
        autoComplete="off"
        maxLength={MAX_RELATION}
        value={contact.relation ?? ''}
        onChange={(event) => onChange({ relation: event.currentTarget.value })}
      />
      <TextInput
        size="md"
        type="email"
        label={t`E-mail`}
        description={t`This is how we reach them.`}
        required
        autoComplete="off"
        maxLength={254}
        value={contact.email}
        onChange={(event) => onChange({ email: event.currentTarget.value })}
      />
      <TextInput
        size="md"
        type="tel"
        label={t`Phone`}
        description={t`For your own list: we send mails and call nobody.`}
        autoComplete="off"
        maxLength={MAX_PHONE}
        value={contact.phone ?? ''}
        onChange={(event) => onChange({ phone: event.currentTarget.value })}
      />
      <NativeSelect
        size="md"
        label={t`Language of the messages`}
        data={[
          { value: 'en', label: 'English' },
          { value: 'de', label: 'Deutsch' },
        ]}
        value={contact.locale}
        onChange={(event) => onChange({ locale: event.currentTarget.value as ContactInput['locale'] })}
      />
    </>
  );
}

function useContactForm(onDone: (id: string) => void) {
  const { i18n } = useLingui();
  const queries = useQueryClient();
  const [contact, setContact] = useState<ContactInput>({
    name: '',
    relation: '',
    email: '',
    phone: '',
    locale: isLocale(i18n.locale) ? i18n.locale : 'en',
  });
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const [key, setKey] = useState(newIdempotencyKey);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The form of the page below is not sent with it.
    event.stopPropagation();
    setBusy(true);
    try {
      const { id, message } = await addContact(contact, key);
      await queries.invalidateQueries({ queryKey: ['return-plan', 'contacts'] });
      showToast({ kind: 'success', summary: message });
      onDone(id);
    } catch (error) {
      // Refused, not lost: the corrected contact is another command.
      if (error instanceof ApiProblem) setKey(newIdempotencyKey());
      setFault(wordProblem(error));
    } finally {
      setBusy(false);
    }
  };
  const change = (changes: Partial<ContactInput>) => setContact({ ...contact, ...changes });
  return { contact, change, fault, busy, submit };
}
