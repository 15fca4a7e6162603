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

/** Who pressed their answer without signal, and when; the later of two counts. */
export function pressedLate(commands: readonly AttendanceCommand[]): ReadonlyMap<PersonId, Date> {
  const found = new Map<PersonId, Date>();
  for (const command of commands) {
    if (command.type !== 'rsvp') continue;
    if (command.pressedAt) found.set(command.actor, command.pressedAt);
    else found.delete(command.actor);
  }
  return found;
}

/** The later word of two counts; who is added and changed in one commit is new. */
export function writtenIn(commands: readonly AttendanceCommand[]): ReadonlyMap<UnregisteredId, WrittenBy> {
  const found = new Map<UnregisteredId, WrittenBy>();
  for (const command of commands) {
    if (!('name' in command)) continue;
    const { unregisteredId: id, name, note } = command;
    const before = found.get(id);
    const actor = 'actor' in command ? command.actor : null;
    const isNew = command.type !== 'changeByHand' || before?.isNew === true;
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
