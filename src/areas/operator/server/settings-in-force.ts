import { type Config, settings } from '#platform/server/config.ts';

/** Settings that hold a secret, or may hold one in their address. */
const secret = /KEY|SECRET|TOKEN$|PASSWORD|^DATABASE_URL$|^MAIL_URL$|^OIDC_CLIENTS$|^LOG_IN_PROVIDERS$/;
const plain = new Set([
  'OIDC_TOKEN_TYPE',
  'AURORA_DAILY_TOKENS',
  'LEAKED_PASSWORDS',
  'PASSKEY_DOMAIN',
  'DKIM_SELECTOR',
]);

export interface SettingInForce {
  readonly name: string;
  /** Null where it is not set. */
  readonly value: string | null;
  readonly secret: boolean;
}

/** Every setting as this process runs with it; of secrets only whether they are set. */
export function settingsInForce(config: Config): SettingInForce[] {
  const values = new Map<string, unknown>(Object.entries(config));
  return Object.keys(settings).map((name) => {
    const isSecret = secret.test(name) && !plain.has(name);
    const text = textOf(values.get(name));
    return { name, value: isSecret && text !== null ? '' : text, secret: isSecret };
  });
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(String).join(' ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
