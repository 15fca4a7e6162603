import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#app/server/testing/test-database.ts';
import { type Bus, openBus, publish } from './bus.ts';
import { type Database, openDatabase } from './db/database.ts';

let made: TestDatabase;
let database: Database;
let bus: Bus;
let door: Server;
/** So many who knock are dropped. */
let toDrop = 0;
const open = new Set<Socket>();

function letThrough(socket: Socket): void {
  socket.on('error', () => {});
  if (toDrop > 0) {
    toDrop -= 1;
    return void socket.destroy();
  }
  open.add(socket);
  const { hostname, port } = new URL(made.url);
  const inside = connect(Number(port), hostname);
  inside.on('error', () => {});
  socket.pipe(inside).pipe(socket);
  socket.on('close', () => inside.destroy());
}

beforeAll(async () => {
  made = await testDatabase();
  database = openDatabase(made.url, 1, () => {});
  door = createServer(letThrough);
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const url = new URL(made.url);
  url.port = String((door.address() as AddressInfo).port);
  bus = await openBus(url.href, () => {});
});
afterAll(async () => {
  await bus.close();
  for (const socket of open) socket.destroy();
  door.close();
  await database.close();
  await made.drop();
});

test('a bus whose database was away for a while comes back as one, however often it knocked', async () => {
  const heard: unknown[] = [];
  let returns = 0;
  bus.subscribe('proof', ({ said }) => heard.push(said));
  bus.onReconnect(() => {
    returns += 1;
  });
  toDrop = 3;
  for (const socket of open) socket.destroy();
  await expect.poll(() => returns).toBeGreaterThan(0);
  // Others that knocked as well would hear the second when it comes, if not the first.
  for (const said of ['first', 'second']) {
    await publish(database.db, 'proof', { said });
    await expect.poll(() => heard).toContain(said);
  }
  expect(heard).toEqual(['first', 'second']);
  expect(returns).toBe(1);
});
