import ICAL from 'ical.js';

export interface Contact {
  readonly id: string;
  readonly name: string;
  /** As it is dialled. */
  readonly phone: string;
}

/** Contacts for the phone of a host (vCard 4), each with a note of what it is for and when it has to go. */
export function contactFile(contacts: readonly Contact[], group: string, note: string): string {
  return contacts.map((contact) => `${cardOf(contact, group, note)}\r\n`).join('');
}

function cardOf({ id, name, phone }: Contact, group: string, note: string): string {
  const card = new ICAL.Component('vcard');
  card.addPropertyWithValue('version', '4.0');
  card.addPropertyWithValue('uid', `urn:uuid:${id}`);
  card.addPropertyWithValue('fn', name);
  card.addPropertyWithValue('tel', `tel:${phone}`).setParameter('value', 'uri');
  card.addPropertyWithValue('categories', group);
  card.addPropertyWithValue('note', note);
  return card.toString();
}
