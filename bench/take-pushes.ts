import { parentPort } from 'node:worker_threads';
import { PushService } from '../src/areas/notification/server/push/testing/rfc8030.ts';

/** The push service of the tests in a thread of its own: its work is not ours. */
const service = await new PushService().open();
const LOOKS_MS = 50;

parentPort?.on('message', ({ publicKey, count }: { publicKey: string; count: number }) => {
  parentPort?.postMessage({
    browsers: Array.from({ length: count }, () => service.subscribe(publicKey).body),
  });
  setInterval(() => {
    const { order, faults } = service;
    parentPort?.postMessage({ taken: order.length, refused: faults.length, fault: faults[0] });
  }, LOOKS_MS).unref();
});
