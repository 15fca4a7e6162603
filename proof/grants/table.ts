/** What may end something that grants later. */
export const events = ['RESET', 'ADDRESS', 'LOG_OUT', 'SUSPENDED', 'UNDONE', 'PASSWORD'] as const;
export type Event = (typeof events)[number];

export type Fate = 'ENDS' | 'STAYS';

/**
 * Everything that grants later × what happens to its owner: a new password by mail, a proved change of address,
 * logging out everywhere, a suspension, a change of address taken back, a new password in the
 * settings (this device stays, all others end). Change this first, the code second.
 *
 * Why what stays does: an undo link is the owner's way out when somebody else is in the account. A change of address
 * is made by who is there, so their devices stay. A share link names an object and opens nothing. An invitation is the
 * community's and asks who takes it for the address. The words that end mails end mails only. A calendar's address is
 * given to other programs and is made again on its own page; it shows nothing of a suspended person. A passkey is
 * the owner's as their password is: they are told of each and remove it themselves; taking an address back ends all. So it is
 * with a log-in elsewhere that is linked. A
 * link that says 'that was not me' only ends something, and so does one that stops a recovery. A token of a program is
 * its club's and stands on a page where every admin sees and ends it; taking an address back ends those that were made. An answer or a report
 * without an account is its address's, and of no account. An emergency contact answers, and looks for who is overdue,
 * whatever happened to the account of that person.
 */
const table = `
thing         RESET  ADDRESS  LOG_OUT  SUSPENDED  UNDONEPASSWORD
verification  ENDS   ENDS     ENDS     ENDS       ENDS  ENDS
reset         ENDS   ENDS     ENDS     ENDS       ENDS  ENDS
mailCode      ENDS   ENDS     ENDS     ENDS       ENDS  ENDS
undo          STAYS  STAYS    STAYS    STAYS      ENDS  STAYS
session       ENDS   STAYS    ENDS     ENDS       ENDS  STAYS
pageSession   ENDS   STAYS    ENDS     ENDS       ENDS  STAYS
accessToken   ENDS   STAYS    ENDS     ENDS       ENDS  STAYS
refreshToken  ENDS   STAYS    ENDS     ENDS       ENDS  STAYS
pushDevice    ENDS   STAYS    ENDS     ENDS       ENDS  STAYS
deviceKey     ENDS   STAYS    ENDS     ENDS       ENDS  STAYS
calendar      STAYS  STAYS    STAYS    ENDS       STAYS STAYS
shareLink     STAYS  STAYS    STAYS    STAYS      STAYS STAYS
invitation    STAYS  ENDS     STAYS    ENDS       STAYS STAYS
unsubscribe   STAYS  STAYS    STAYS    STAYS      STAYS STAYS
newsletter    STAYS  STAYS    STAYS    STAYS      STAYS STAYS
mailAnswer    STAYS  STAYS    STAYS    STAYS      STAYS STAYS
contactAsked  STAYS  STAYS    STAYS    STAYS      STAYS STAYS
overduePlan   STAYS  STAYS    STAYS    STAYS      STAYS STAYS
visitorReport STAYS  STAYS    STAYS    STAYS      STAYS STAYS
linkedLogIn   STAYS  STAYS    STAYS    ENDS       ENDS  STAYS
passkey       STAYS  STAYS    STAYS    ENDS       ENDS  STAYS
notMe         STAYS  STAYS    STAYS    STAYS      STAYS STAYS
programToken  STAYS  STAYS    STAYS    ENDS       ENDS  STAYS
stopRecovery  STAYS  STAYS    STAYS    STAYS      STAYS STAYS
`;

export interface Cell {
  readonly thing: string;
  readonly event: Event;
  readonly fate: Fate;
}

const lines = table.trim().split('\n').slice(1);

export const cells: readonly Cell[] = lines.flatMap((line) => {
  const [thing = '', ...fates] = line.trim().split(/\s+/);
  return events.map((event, index) => ({ thing, event, fate: fates[index] as Fate }));
});

/** Where each thing is kept: a column that looks like a secret and stands neither here nor below fails the proof. */
export const kept: Readonly<Record<string, string>> = {
  'email_verifications.token_hash': 'verification',
  'identity_resets.token_hash': 'reset',
  'identity_mail_codes.ask_hash': 'mailCode',
  'identity_mail_codes.code_hash': 'mailCode',
  'identity_mail_codes.token_hash': 'mailCode',
  'email_undos.token_hash': 'undo',
  'identity_payloads.payload': 'refreshToken',
  'page_sessions.secret_hash': 'pageSession',
  'page_sessions.previous_hash': 'pageSession',
  'calendar_feeds.secret': 'calendar',
  'links.uid': 'shareLink',
  'community_invitations.token': 'invitation',
  'notification_unsubscribes.token': 'unsubscribe',
  'outing_unsubscribes.token': 'unsubscribe',
  'newsletter_subscribers.token': 'newsletter',
  'mail_answers.token': 'mailAnswer',
  'emergency_contacts.token': 'contactAsked',
  'return_plan_contacts.token': 'overduePlan',
  'visitor_reports.token': 'visitorReport',
  'identity_denials.token_hash': 'notMe',
  'identity_recoveries.token_hash': 'stopRecovery',
  'program_tokens.token_hash': 'programToken',
};

/** Columns that look like it and grant nothing to who knows them. */
export const grantsNothing: Readonly<Record<string, string>> = {
  'identity_provider_asks.state_hash': 'names a log-in under way at a provider, which alone answers it',
  'identity_provider_asks.uid': 'names the log-in of a page; its cookie proves it',
  'identity_provider_asks.nonce': 'is held against the answer of a provider',
  'identity_accounts.password_hash': 'opens nothing by itself, and is replaced by a reset',
  'look_backs.word': 'a word about an outing',
  'search_words.word': 'a word of some name, to find typos with',
  'identity_devices.word_hash': 'says only that a browser was seen before',
  'identity_second_factors.secret':
    'is asked for beside something else, encrypted, and opens nothing by itself',
  'identity_recovery_codes.code_hash': 'stands for the second factor, once',
  'huddle_imports.uid': 'names an outing at the source it came from',
  'identity_payloads.uid': 'names a session for the provider; the session is its payload',
  'emergency_contacts.secret': 'says who a contact is, encrypted, and opens nothing',
  'webhooks.secret': 'signs what is sent, encrypted, and opens nothing',
  'idempotency_keys.request_hash': 'compares two requests',
};
