import { columns, type HuddleState, type Persona } from '../rights/personas.ts';

/** Who may be sent a field of a huddle in this state; everybody else must never get its bytes. */
export interface Secret {
  readonly column: string;
  readonly value: (token: string) => unknown;
  readonly seenBy: Readonly<Record<HuddleState, readonly Persona[]>>;
}

export const hosts: Persona[] = ['H', 'CH'];
export const inside: Persona[] = [...hosts, 'P'];
export const anyone = [...columns];
const place = (token: string) =>
  JSON.stringify({ name: token, formattedAddress: token, lat: 46.123456, lng: 7.654321 });

// The names of meeting point and parking, the channel and what a private huddle says at all.
export const secrets: readonly Secret[] = [
  { column: 'meeting_point', value: place, seenBy: { PUBLIC: inside, PRIVATE: inside, DRAFT: hosts } },
  { column: 'parking', value: place, seenBy: { PUBLIC: inside, PRIVATE: inside, DRAFT: hosts } },
  {
    column: 'external_comm_channel_url',
    value: (token) => `https://example.org/${token}`,
    seenBy: { PUBLIC: inside, PRIVATE: inside, DRAFT: hosts },
  },
  {
    column: 'description',
    value: (token) => token,
    seenBy: { PUBLIC: anyone, PRIVATE: [...inside, 'I'], DRAFT: hosts },
  },
  {
    column: 'what_to_bring',
    value: (token) => token,
    seenBy: { PUBLIC: anyone, PRIVATE: [...inside, 'I'], DRAFT: hosts },
  },
];

/** What is planted there, to be found in what is sent. */
export const tokenOf = (column: string) => `canary${column.replaceAll('_', '')}`;
