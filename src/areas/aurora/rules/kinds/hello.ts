import type { Kind } from './kind.ts';

export const hello: Kind = {
  id: 'hello',
  label: { en: 'Hello', de: 'Hallo' },
  en: `
hello; hi; hey; hi aurora; good morning; good evening; hello there; hey there; howdy; greetings; hi there
aurora; good afternoon; yo; hiya; hello aurora`,
  de: `
hallo; servus; grüezi; moin; guten morgen; guten abend; guten tag; hallo aurora; grüss dich; hoi; tach; na du;
grüss gott; salü; hi du`,
  via: 'TOOL',
  tool: 'HELLO',
};
