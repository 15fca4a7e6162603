/** What a page of another area needs to change something only while it is sure that it is me. */

export { type EnsurePresence, usePresence } from '../security/use-presence.tsx';
export { Section } from '../settings/Section.tsx';
