/** What an operator can do for, or about, one person. */
export const helps = [
  'GRANT_BETA',
  'REVOKE_BETA',
  'GRANT_DEV',
  'REVOKE_DEV',
  'GRANT_MODERATOR',
  'REVOKE_MODERATOR',
  'GRANT_OPERATOR',
  'REVOKE_OPERATOR',
  'GRANT_TRUST',
  'REVOKE_TRUST',
  'SUSPEND',
  'LIFT',
  'VERIFY_EMAIL',
  'END_LOG_INS',
] as const;
export type Help = (typeof helps)[number];

export const MAX_BANNER_LENGTH = 200;
/** More than this push the page away. */
export const MAX_BANNERS = 3;

export interface HelpedFacts {
  readonly isMe: boolean;
  readonly emailVerified: boolean;
  readonly suspended: boolean;
  readonly hasEmail: boolean;
  readonly powers: readonly string[];
}

/** Which of them change something for this person. */
export function possibleHelps({ isMe, emailVerified, suspended, hasEmail, powers }: HelpedFacts): Help[] {
  const possible: Readonly<Record<Help, boolean>> = {
    GRANT_BETA: !powers.includes('beta'),
    REVOKE_BETA: powers.includes('beta'),
    GRANT_DEV: !powers.includes('dev'),
    REVOKE_DEV: powers.includes('dev'),
    GRANT_MODERATOR: !powers.includes('moderator'),
    REVOKE_MODERATOR: powers.includes('moderator'),
    GRANT_OPERATOR: !powers.includes('operator'),
    REVOKE_OPERATOR: powers.includes('operator'),
    GRANT_TRUST: !powers.includes('trusted'),
    REVOKE_TRUST: powers.includes('trusted'),
    SUSPEND: !suspended && !isMe,
    LIFT: suspended,
    VERIFY_EMAIL: hasEmail && !emailVerified,
    END_LOG_INS: true,
  };
  return helps.filter((help) => possible[help]);
}
