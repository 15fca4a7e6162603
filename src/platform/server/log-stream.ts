import { writeSync } from 'node:fs';

/** Where log lines go; what cannot be written there is dropped and counted, and never ends or holds the process. */
export class LogStream {
  dropped = 0;
  private broken = false;
  private readonly fd: number;

  constructor(fd: number) {
    this.fd = fd;
  }

  write(line: string): void {
    // What stands of a line that broke off is ended before the next.
    const bytes = Buffer.from(this.broken ? `\n${line}` : line);
    let written = 0;
    try {
      while (written < bytes.length) written += writeSync(this.fd, bytes, written);
      this.broken = false;
    } catch {
      this.dropped += 1;
      this.broken ||= written > 0;
    }
  }
}

/** The standard output of this process. */
export const standardLog = new LogStream(1);
