/** The columns about other programs, and about accounts that are recovered. */
export const programTable = `identity_recoveries.email             real   nobody
identity_recoveries.operator          text   nobody
program_tokens.name                    text   club-leaders
webhooks.url                           url    club-leaders
`;
