import type { Kind } from './kind.ts';

export const helpChat: Kind = {
  id: 'help-chat',
  label: { en: 'How to write to people', de: 'Leuten schreiben' },
  en: `
how do i send a message; i cant find the message from *; where did the message of * go; how do i write to someone; where are my messages; how do i chat with people; how do i
contact the host; can i message a member; where is the chat; how do i start a group chat; private message to
somebody; how do i ask the host something; how do i text a person; my conversations;
tell * i will be late; can you tell the host that i am late; let * know that i come later; write * for me`,
  de: `
wie schicke ich eine nachricht; ich finde die nachricht von * nicht; wie schreibe ich jemandem; wo sind meine nachrichten; wie chatte ich mit leuten;
wie kontaktiere ich den gastgeber; kann ich ein mitglied anschreiben; wo ist der chat; wie starte ich einen
gruppenchat; private nachricht an jemanden; wie frage ich den gastgeber etwas; jemanden anschreiben; meine
unterhaltungen;
sag * dass ich später komme; schreib dem gastgeber dass ich mich verspäte; sag * bescheid`,
  via: 'TEXT',
  text: {
    en: 'Open the profile of a person or the page of a huddle and press Message. Your conversations are under [Chat](/chat).',
    de: 'Öffne das Profil der Person oder die Seite des Huddles und drücke Nachricht. Deine Unterhaltungen stehen unter [Chat](/chat).',
  },
};
