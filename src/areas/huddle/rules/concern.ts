import type { PersonId, UnregisteredId } from '#platform/shared/ids.ts';
import type { AttendanceCommand } from './attendance.ts';

/** Whether a command may free a spot that nobody it names holds: then the whole waiting list must be known. */
export function opensSpots({ type }: AttendanceCommand): boolean {
  return opening.has(type);
}

const opening: ReadonlySet<AttendanceCommand['type']> = new Set<AttendanceCommand['type']>([
  'setCapacity',
  'fillSpots',
  'release',
  'giveBack',
  'reschedule',
  'addByHand',
  'changeByHand',
  'removeByHand',
  'answerByMail',
  'withdrawByMail',
  'claim',
  'letIn',
  'undo',
  'moveInQueue',
]);

/** Everybody whose part in the huddle must be known for a command. */
export function namedIn(command: AttendanceCommand): PersonId[] {
  const { personId } = partyIn(command);
  return [...('actor' in command ? [command.actor] : []), ...(personId ? [personId] : [])];
}

/** Somebody without an account whose part must be known for a command. */
export function unregisteredIn(command: AttendanceCommand): UnregisteredId[] {
  const { unregisteredId } = partyIn(command);
  return unregisteredId ? [unregisteredId] : [];
}

/** Whom a command is about, beside who gives it. */
function partyIn(command: AttendanceCommand): {
  readonly personId?: PersonId | null | undefined;
  readonly unregisteredId?: UnregisteredId | null | undefined;
} {
  if (command.type === 'letIn' || command.type === 'moveInQueue') return command.party;
  if (command.type === 'undo') return command.act;
  return 'personId' in command || 'unregisteredId' in command ? command : {};
}
