import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
/** Steps that a phone's clock may be off. */
const SKEW = 1;
const RECOVERY_CODES = 10;
/** Enough that a plain hash keeps them secret; those of earlier versions had ten. */
const RECOVERY_BYTES = 15;

export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

interface Labelled {
  readonly secret: string;
  readonly issuer: string;
  readonly label: string;
}

/** The address that an app of codes reads from a picture. */
export function addressOfSecret({ secret, issuer, label }: Labelled): string {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: PERIOD_S }).toString();
}

/** The time step whose code this is, by the clock or one step beside it. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_S });
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: SKEW });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_S) + delta;
}

/** The code that an app shows at a moment. */
export function codeAt(secret: string, now: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_S }).generate({
    timestamp: now.getTime(),
  });
}

/** New recovery codes: 120 bits each, in six groups of letters and digits that are not mixed up when read aloud. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = new Secret({ buffer: Uint8Array.from(randomBytes(RECOVERY_BYTES)).buffer }).base32;
    return (letters.toLowerCase().match(/.{4}/g) ?? []).join('-');
  });
}

/** As it is kept; hyphens, spaces and capitals do not matter. */
export function hashOfRecoveryCode(code: string): Buffer {
  return createHash('sha256').update(plainCode(code)).digest();
}

export function isRecoveryCode(code: string): boolean {
  return /^([a-z2-7]{16}|[a-z2-7]{24})$/.test(plainCode(code));
}

function plainCode(code: string): string {
  return code.toLowerCase().replace(/[\s-]/g, '');
}
