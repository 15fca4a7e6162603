import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export interface PostOffice {
  readonly url: string;
  /** How often a mail came, by its Message-ID: a mailbox shows one of each. */
  readonly came: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

interface Letter {
  readonly to: string;
  readonly subject: string;
}

/** A mail server that keeps what it is given; each mail is in its hand until `takes` is done with it. */
export async function openPostOffice(
  takes: (letter: Letter) => Promise<void> = async () => undefined,
): Promise<PostOffice> {
  const came = new Map<string, number>();
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo.map(({ address }) => address).join();
      simpleParser(stream)
        .then(async ({ messageId = '', subject = '' }) => {
          await takes({ to, subject });
          came.set(messageId, (came.get(messageId) ?? 0) + 1);
          done();
        })
        .catch(done);
    },
  });
  // A connection that a killed process leaves half open is no fault of ours.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    came,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
