import type { callerOf } from '#app/server/testing/caller.ts';
import type { Browser } from './browser.ts';
import { authorizationRequest, exchange, type Tokens } from './log-in-journey.ts';
import { PasskeyDevice } from './passkey-device.ts';

type Caller = ReturnType<typeof callerOf>;

/** Adds a passkey in the settings; the device that has it. */
export async function addPasskey(
  caller: Caller,
  origin: string,
  name = 'Phone',
  how?: { quietly: boolean },
): Promise<PasskeyDevice> {
  const { body } = await caller.put('/api/me/passkeys/question');
  const device = new PasskeyDevice();
  const made = device.make({ challenge: body.challenge, rpId: body.rp.id, origin }, how);
  const added = await caller.put('/api/me/passkeys', { name, made });
  if (added.status !== 200) throw new Error(`no passkey: ${added.text}`);
  return device;
}

/** Logs in with a passkey on the page of the provider, up to the tokens. */
export async function enterByPasskey(browser: Browser, device: PasskeyDevice) {
  const request = authorizationRequest(browser.origin, { prompt: 'login' });
  const page = await browser.get(request.url);
  const challenge = /data-challenge="([\w-]+)"/.exec(page.body)?.[1] ?? '';
  const rpId = /data-rp-id="([\w.-]+)"/.exec(page.body)?.[1] ?? '';
  const shown = device.show({ challenge, rpId, origin: browser.origin });
  const interaction = new URL(browser.url).pathname.replace(/\/log-in$/, '');
  const answer = await browser.post(`${interaction}/passkey`, { answer: JSON.stringify(shown) });
  const code = new URL(browser.url).searchParams.get('code');
  if (!code) return { answer, shown, interaction, tokens: undefined };
  const { body } = await exchange(browser, code, request.verifier);
  return { answer, shown, interaction, tokens: body as Tokens };
}
