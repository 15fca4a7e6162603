/**
 * The streams that mails go in (NOT-5): about the account, about somebody in danger, about one's own outings and people,
 * what is written to many in a community, and gathered news. What a receiver says about one stops no other.
 */
export const mailStreams = ['SECURITY', 'SAFETY', 'PERSONAL', 'CLUB', 'DIGEST'] as const;
export type MailStream = (typeof mailStreams)[number];

/** Whether what a receiver says can stop a stream: a new password and a call for help are tried whatever was said. */
export function canBeStopped(stream: MailStream): boolean {
  return stream !== 'SECURITY' && stream !== 'SAFETY';
}
