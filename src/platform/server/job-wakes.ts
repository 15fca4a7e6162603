import type { WorkerEvents } from 'graphile-worker';

/** A message of the library, with which it wakes a worker for each job that it counts. */
const NOBODY = '{"count":0}';

/**
 * Lets a queue look for jobs only where some of its own tasks are enqueued. The library tells every queue of every job,
 * and each looks: a hot huddle takes 1.3 times as many answers without that. `enqueue_jobs` names the tasks just before
 * the library's own message; one without names before it, as for a cron job, wakes all.
 */
export function wakeOnlyFor(tasks: Readonly<Record<string, unknown>>, events: WorkerEvents): void {
  let isOwn = true;
  events.on('pool:listen:notification', ({ message }) => {
    if (message.channel !== 'jobs:insert') return;
    const named = tasksIn(message.payload);
    if (!named && !isOwn) message.payload = NOBODY;
    isOwn = named?.some((task) => Object.hasOwn(tasks, task)) ?? true;
  });
}

function tasksIn(payload: string | undefined): readonly string[] | undefined {
  try {
    const said: { readonly tasks?: readonly string[] } = JSON.parse(payload ?? '');
    return said.tasks;
  } catch {
    return undefined;
  }
}
