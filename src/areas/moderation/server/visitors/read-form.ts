import { type EmailFault, faultOfEmail, textIn } from '#platform/server/identity/auth-pages/form-values.ts';
import { prose } from '#platform/shared/wire-values.ts';
import { type Reason, reasons } from '../../rules/reports.ts';
import { MAX_VISITOR_WORDS } from '../../rules/visitor-reports.ts';

/** What somebody typed, as it is shown to them again. */
export interface Typed {
  readonly reason: string;
  readonly text: string;
  readonly email: string;
  readonly isHonest: boolean;
}

export type TextFault = 'WORDS' | 'LONG';

export interface FormFaults {
  readonly reason?: 'REASON';
  readonly text?: TextFault;
  readonly email?: EmailFault;
  readonly honest?: 'HONEST';
}

const words = prose(MAX_VISITOR_WORDS);

export const nothingTyped: Typed = { reason: '', text: '', email: '', isHonest: false };

export function typedIn(body: unknown): Typed {
  return {
    reason: textIn(body, 'reason'),
    // A form ends its lines as mails do.
    text: textIn(body, 'text').replaceAll('\r\n', '\n').trim(),
    email: textIn(body, 'email').trim(),
    isHonest: textIn(body, 'honest') === 'yes',
  };
}

export function faultOfWords(text: string): TextFault | undefined {
  if (text === '') return 'WORDS';
  return words.safeParse(text).success ? undefined : text.length > MAX_VISITOR_WORDS ? 'LONG' : 'WORDS';
}

export function reasonIn(typed: string): Reason | undefined {
  return reasons.find((each) => each === typed);
}

/** What is wrong with it, by field; empty when nothing is. */
export function faultsOf({ reason, text, email, isHonest }: Typed): FormFaults {
  const ofText = faultOfWords(text);
  const ofEmail = faultOfEmail(email);
  return {
    ...(reasonIn(reason) ? {} : { reason: 'REASON' }),
    ...(ofText && { text: ofText }),
    ...(ofEmail && { email: ofEmail }),
    ...(isHonest ? {} : { honest: 'HONEST' }),
  };
}
