import { createSocket } from 'node:dgram';

/** What a small world of names holds: 'TXT example.org' and its answers. */
export type Zone = Readonly<Record<string, readonly string[]>>;

const types: Readonly<Record<number, string>> = { 1: 'A', 12: 'PTR', 15: 'MX', 16: 'TXT', 28: 'AAAA' };
const [NAME_ERROR, SERVER_FAILURE] = [3, 2];

/** A name server on loopback (RFC 1035) that knows this zone; `FAIL …` answers that it has a fault. */
export async function openNameServer(zone: () => Zone) {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => socket.send(answerTo(query, zone()), port, address));
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    close: () => new Promise<void>((resolve) => void socket.close(resolve)),
  };
}

function answerTo(query: Buffer, zone: Zone): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  const [name, type] = [labels.join('.').toLowerCase(), query.readUInt16BE(at + 1)];
  const isKnown = Object.keys(zone).some((key) => key.endsWith(` ${name}`));
  const fails = `FAIL ${name}` in zone;
  const records = (zone[`${types[type]} ${name}`] ?? []).map((value) => recordOf(type, value));
  const head = Buffer.from(query.subarray(0, 12));
  head.writeUInt16BE(0x8180 | (fails ? SERVER_FAILURE : isKnown ? 0 : NAME_ERROR), 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(records.length, 6);
  head.writeUInt32BE(0, 8);
  return Buffer.concat([head, query.subarray(12, at + 5), ...records]);
}

function recordOf(type: number, value: string): Buffer {
  const data = dataOf(type, value);
  // The name is the one that was asked for, at byte 12.
  const head = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, 0]);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function dataOf(type: number, value: string): Buffer {
  if (type === 1) return Buffer.from(value.split('.').map(Number));
  if (type === 15) return Buffer.concat([Buffer.from([0, 10]), encodedName(value)]);
  if (type === 12) return encodedName(value);
  const parts = value.match(/.{1,255}/gs) ?? [''];
  return Buffer.concat(parts.map((part) => Buffer.concat([Buffer.from([part.length]), Buffer.from(part)])));
}

function encodedName(name: string): Buffer {
  const labels = name
    .split('.')
    .map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)]));
  return Buffer.concat([...labels, Buffer.from([0])]);
}
