import { changeable, changeKeys } from '#platform/server/identity/change-keys.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Outcome } from './run-operator.ts';

/** Changes every key of the program; the server may go on meanwhile. */
export async function changeAllKeys(
  platform: Platform,
  { operator, how }: { readonly operator: string; readonly how: string },
): Promise<Outcome> {
  if (how !== '' && how !== 'leaked') return { ok: false, lines: ['change-keys [leaked]'] };
  const leaked = how === 'leaked';
  await changeKeys(platform, { leaked });
  platform.log.info({ act: 'CHANGE_KEYS', leaked, operator }, 'operator act');
  const after = leaked
    ? 'The older keys are gone: people log in again within ten minutes.'
    : 'The older keys prove what they have signed for 40 days; nobody is logged out.';
  return { ok: true, lines: [`Changed: ${changeable.join(', ')}.`, after] };
}
