import { z } from 'zod';
import { askedServices } from './asked-services.ts';
import { faultsOfProviders, logInProviders } from './log-in-providers.ts';
import { mailSettings } from './mail/mail-settings.ts';
import { faultsOfClients, oidcClients } from './oidc-clients.ts';
import { plainConnections } from './plain-connections.ts';
import { readSecretFiles } from './secret-files.ts';
import { spamSettings } from './spam-settings.ts';
import { trustProxy } from './trust-proxy.ts';

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const port = z.coerce.number().int().min(0).max(65535);

/** Every setting, read from the environment. The descriptions are the page of settings in docs/operations.md. */
export const settings = {
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('`production` switches the outbox page off and refuses unsafe settings.'),
  PORT: port.default(3000).describe('Port of the web server.'),
  HOST: z.string().default('127.0.0.1').describe('Address the web server listens on.'),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional()
    .describe('Origin in every link, mail and card; by default `http://localhost:PORT`.'),
  DATA_DIR: z.string().default('.data').describe('Folder of the embedded database, pictures and caches.'),
  DATABASE_URL: z
    .string()
    .optional()
    .describe('Any PostgreSQL 15 or newer; without it the embedded one starts in `DATA_DIR`.'),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(2)
    .max(64)
    .default(4)
    .describe('Connections of one process for requests; as many again for the background.'),
  PRODUCT_NAME: z.string().min(1).max(40).default('Trailfolk').describe('Name of the product in every text.'),
  SUPPORT_EMAIL: z.email().default('support@trailfolk.example').describe('Address on the support page.'),
  MOBILE_URL: z
    .url({ protocol: /^https$/ })
    .default('https://support.google.com/chrome/answer/9658361')
    .describe('Page about having the product on a phone: how to install it, or a store of yours.'),
  SOCIAL_URLS: z
    .string()
    .default('')
    .transform((text) => text.split(/\s+/).filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^https$/ })).max(8))
    .describe('Pages of yours on social networks, separated by spaces; each is an icon in the footer.'),
  PAGES: z
    .enum(['built', 'watched'])
    .default('built')
    .describe('`watched` serves the pages from the source and replaces them as it changes.'),
  SERVICE_WORKER: z
    .enum(['working', 'resting'])
    .default('working')
    .describe('`resting` replaces a broken service worker in every browser (see below).'),
  TRUST_PROXY: trustProxy.describe(
    'How many proxies stand in front, or their networks, separated by commas; only what they add to `X-Forwarded-For` is believed. `true` is read as 1.',
  ),
  NETWORK_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(1)
    .default(1_500)
    .describe('Requests of one network address (of IPv6: one /64) a minute, before any route.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('Least severe log line that is written.'),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('Bearer token for `/metrics`; without it nobody reads them. Must be set in production.'),
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Any OpenID Connect provider; without it the embedded one at `/oidc` is used.'),
  OIDC_CLIENT_ID: z.string().min(1).default('trailfolk-web').describe('Public client (PKCE) of the web app.'),
  OIDC_AUDIENCE: z
    .string()
    .min(1)
    .default('urn:trailfolk:api')
    .describe('`aud` that access tokens must carry.'),
  OIDC_TOKEN_TYPE: z
    .string()
    .min(1)
    .default('at+jwt')
    .describe('`typ` in the header of access tokens; some providers send `JWT`.'),
  OIDC_SCOPE: z
    .string()
    .min(1)
    .default('openid email offline_access')
    .describe('Scopes the web app asks for.'),
  OIDC_SIGN_UP: z
    .string()
    .regex(/^[\w.-]+=[\w.-]+$/)
    .default('prompt=create')
    .describe('Parameter that asks the provider for its sign-up page, for instance `screen_hint=signup`.'),
  OIDC_CLIENTS: oidcClients.describe(
    'Apps that people may log in to with their account at the embedded provider, as a list in JSON (see below).',
  ),
  LOG_IN_PROVIDERS: logInProviders.describe(
    'OpenID providers that people may log in with beside the embedded one, as a list in JSON (see below).',
  ),
  LEAKED_PASSWORDS: z
    .string()
    .optional()
    .describe(
      'File that `npm run leaked-passwords` made: passwords in it are refused, beside the list of our own.',
    ),
  ...mailSettings,
  MEDIA_S3_ENDPOINT: z
    .url()
    .optional()
    .describe('An S3 service that keeps pictures; without it `DATA_DIR` does.'),
  MEDIA_S3_BUCKET: z.string().optional().describe('Bucket of that service.'),
  MEDIA_S3_REGION: z.string().default('us-east-1').describe('Region of that bucket.'),
  MEDIA_S3_ACCESS_KEY: z
    .string()
    .optional()
    .describe('Name of the key for that bucket; without one the machine’s own, short-lived key is used.'),
  MEDIA_S3_SECRET_KEY: z.string().optional().describe('Secret of the key for that bucket.'),
  BACKUP_DIR: z
    .string()
    .optional()
    .describe('Folder that backups go to, one every night; without it none is taken.'),
  BACKUP_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i)
    .optional()
    .describe('32 bytes in hex (`openssl rand -hex 32`) that seal every file of a backup.'),
  BACKUP_KEEP: z.coerce.number().int().min(1).default(14).describe('So many backups are kept at most.'),
  BACKUP_KEEP_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .default(30)
    .describe('Days after which a backup is removed; the newest always stays.'),
  MAP_STYLE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Style of a map service (MapLibre style JSON); without it maps are drawn from data of our own.',
    ),
  MAP_ORIGINS: z
    .string()
    .regex(/^https?:\/\/[^\s;,']+( https?:\/\/[^\s;,']+)*$/)
    .optional()
    .describe('Further origins that the map style fetches tiles and fonts from, separated by spaces.'),
  ...askedServices,
  OUTSIDE_HOSTS: z
    .string()
    .default('')
    .transform((text) => text.toLowerCase().split(/\s+/).filter(Boolean))
    .pipe(z.array(z.string().regex(/^[a-z0-9.-]+$/, 'must be names of hosts, separated by spaces')).max(500))
    .describe(
      'Hosts, with all below them, that link previews and pushes may reach, separated by spaces; without it every public one.',
    ),
  PLAIN_CONNECTIONS: flag
    .default(false)
    .describe('Lets production reach database, mail and storage in other networks without TLS.'),
  PASSKEY_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'must be a host name in small letters')
    .optional()
    .describe(
      'Host that passkeys are made for; set it to the old one when the host of `PUBLIC_ORIGIN` changes.',
    ),
  RELATED_ORIGINS: z
    .string()
    .default('')
    .transform((text) => text.split(/\s+/).filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^https$/ }).transform((url) => new URL(url).origin)).max(4))
    .describe('Up to four further origins, separated by spaces, that may use passkeys of this host.'),
  RATE_LIMITS: flag.default(true).describe('Limit requests by account, address and network address.'),
  ...spamSettings,
  NOTICE_WAIT_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(3_600)
    .default(120)
    .describe(
      'How long news that is not urgent waits to be read in the app, or joined by more, before it is pushed or mailed.',
    ),
} as const;

const schema = z.object(settings);

export type Config = Omit<z.output<typeof schema>, 'PUBLIC_ORIGIN'> & { readonly PUBLIC_ORIGIN: string };

export class UnsafeSettings extends Error {}

/** Reads and checks the settings; throws `UnsafeSettings` with one line a fault. */
export function loadConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const { env: read, faults: unread } = readSecretFiles(env, Object.keys(settings));
  if (unread.length > 0) throw new UnsafeSettings(unread.join('\n'));
  const given = Object.fromEntries(
    Object.entries(read).filter(([name, text]) => name in settings && text !== ''),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    throw new UnsafeSettings(parsed.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`).join('\n'));
  }
  const config = {
    ...parsed.data,
    PUBLIC_ORIGIN: parsed.data.PUBLIC_ORIGIN ?? `http://localhost:${parsed.data.PORT}`,
  };
  const faults = [
    ...faultsOfClients(config),
    ...faultsOfProviders(config),
    ...(config.NODE_ENV === 'production' ? unsafeInProduction(config) : []),
  ];
  if (faults.length > 0) throw new UnsafeSettings(faults.join('\n'));
  return config;
}

function unsafeInProduction(config: Config): string[] {
  const faults: string[] = [];
  if (!config.PUBLIC_ORIGIN.startsWith('https://'))
    faults.push('PUBLIC_ORIGIN: must be an https origin in production');
  if (!config.DATABASE_URL) faults.push('DATABASE_URL: name a PostgreSQL of your own in production');
  if (!config.RATE_LIMITS) faults.push('RATE_LIMITS: may not be off in production');
  if (!config.METRICS_TOKEN)
    faults.push('METRICS_TOKEN: choose a token of 16 signs or more for /metrics in production');
  if (!config.MAIL_URL) faults.push('MAIL_URL: name a mail server in production');
  faults.push(...plainConnections(config));
  if (config.OIDC_ISSUER?.startsWith('http:')) faults.push('OIDC_ISSUER: must be https in production');
  return faults;
}
