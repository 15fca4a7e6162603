/** What an operator can grant to a person (GATE-10): three flags and two roles. */
export const powers = ['beta', 'dev', 'moderator', 'operator', 'trusted'] as const;
export type Power = (typeof powers)[number];

export function isPower(text: string): text is Power {
  return (powers as readonly string[]).includes(text);
}
