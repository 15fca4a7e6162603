import type { TestApp } from '#app/server/testing/build-test-app.ts';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';
import type { FirstCall } from './first-calls.ts';

/** What the link of a mail of the newsletter leads to. */
export async function byLetter(world: TestApp, verb: 'confirm' | 'leave'): Promise<FirstCall> {
  const email = `${verb}@mail.example`;
  await world.as(null).post('/api/public/newsletter', { email });
  const [mail] = await mailsTo(world.platform, email);
  const url = `/api/public/newsletter/${verb}/${wordIn(mail?.link)}`;
  return { persona: 'V', request: { method: 'POST', url } };
}

/** The last word of an address. */
export function wordIn(link = ''): string {
  return /[\w-]+$/.exec(link)?.[0] ?? '';
}
