import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { MadeKey, ShownKey } from '#platform/shared/passkey-answers.ts';

const PRESENT_AND_VERIFIED = 0x05;
const WITH_KEY = 0x40;
const AAGUID = Buffer.alloc(16);

interface Question {
  readonly challenge: string;
  readonly rpId: string;
  readonly origin: string;
}

/** A device with one passkey, as browsers speak for it: makes its key (ES256, no attestation) and answers with it. */
export class PasskeyDevice {
  readonly #pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(16);
  /** What it counts; a synced key stays at 0. */
  counter = 0;

  /** `quietly`: without asking its owner, as a browser does right after a log-in with a password. */
  make(question: Question, { quietly = false } = {}): MadeKey {
    const { x = '', y = '' } = this.#pair.publicKey.export({ format: 'jwk' });
    const key = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, 'base64url'),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, 'base64url'),
    ]);
    const length = Buffer.from([0, this.#id.length]);
    const data = Buffer.concat([
      this.#head(question, quietly ? WITH_KEY : PRESENT_AND_VERIFIED | WITH_KEY),
      AAGUID,
      length,
      this.#id,
      key,
    ]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      Buffer.from([0x58, data.length]),
      data,
    ]);
    return {
      id: this.#id.toString('base64url'),
      clientDataJSON: said('webauthn.create', question).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    };
  }

  show(question: Question): ShownKey {
    const client = said('webauthn.get', question);
    const data = this.#head(question, PRESENT_AND_VERIFIED);
    const hash = createHash('sha256').update(client).digest();
    return {
      id: this.#id.toString('base64url'),
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', Buffer.concat([data, hash]), this.#pair.privateKey).toString('base64url'),
    };
  }

  #head({ rpId }: Question, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), counter]);
  }
}

function text(words: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + words.length]), Buffer.from(words)]);
}

function said(type: string, { challenge, origin }: Question): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}
