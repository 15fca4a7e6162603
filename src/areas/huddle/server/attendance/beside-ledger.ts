import type { HostActId, PersonId, UnregisteredId } from '#platform/shared/ids.ts';
import type { AttendanceCommand } from '../../rules/attendance.ts';
import type { HuddleEvent } from '../../rules/events.ts';
import type { HostAct } from '../../rules/host-acts.ts';
import type { WrittenBy } from './save-attendance.sql.ts';

/** Whose share link brought somebody; remembered, and nothing more. */
export function bringers(commands: readonly AttendanceCommand[]): ReadonlyMap<PersonId, PersonId> {
  const found = new Map<PersonId, PersonId>();
  for (const command of commands)
    if (command.type === 'rsvp' && command.broughtBy) found.set(command.actor, command.broughtBy);
  return found;
}

/** The later word of two counts; who is added and changed in one commit is new. */
export function writtenIn(commands: readonly AttendanceCommand[]): ReadonlyMap<UnregisteredId, WrittenBy> {
  const found = new Map<UnregisteredId, WrittenBy>();
  for (const command of commands) {
    if (command.type !== 'addByHand' && command.type !== 'changeByHand') continue;
    const { unregisteredId: id, name, note, actor } = command;
    const before = found.get(id);
    const isNew = command.type === 'addByHand' || before?.isNew === true;
    found.set(id, { name, note, addedBy: before?.addedBy ?? actor, isNew });
  }
  return found;
}

/** What the log of the huddle keeps of these events. */
export function actsIn(events: readonly HuddleEvent[]): {
  readonly done: readonly HostAct[];
  readonly undone: readonly HostActId[];
} {
  const done = events.flatMap((event) => ('act' in event && event.act ? event.act : []));
  const undone = events.flatMap((event) => ('undone' in event && event.undone ? event.undone : []));
  return { done, undone };
}
