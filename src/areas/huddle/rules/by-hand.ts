import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HostActId, HuddleId, PersonId, UnregisteredId } from '#platform/shared/ids.ts';
import type { HuddleRefusal } from '../messages.ts';
import type { HuddleEvent } from './events.ts';
import { actAbout } from './host-acts.ts';
import type { Ledger } from './ledger.ts';
import type { HuddleState } from './state.ts';
import { takenOff } from './waiting-list.ts';

export const MAX_NAME_LENGTH = 80;
export const MAX_NOTE_LENGTH = 300;
/** People on one entry, whatever guests the huddle allows: its hosts decide whom they add. */
export const MAX_PARTY = 21;
/** Entries of one huddle. */
export const MAX_ADDED = 100;

/** What a host writes down of somebody without an account. */
export interface WrittenDown {
  readonly name: string;
  /** For hosts only. */
  readonly note: string;
  /** People, the one who rang included. */
  readonly size: number;
}

/** What hosts do about somebody without an account (HUD-29). */
export type ByHandCommand =
  | (Entry & WrittenDown & { readonly type: 'addByHand'; readonly actId: HostActId })
  | (Entry & WrittenDown & { readonly type: 'changeByHand' })
  | (Entry & { readonly type: 'removeByHand'; readonly actId: HostActId });

interface Entry {
  readonly actor: PersonId;
  readonly unregisteredId: UnregisteredId;
}

export interface ByHandState {
  readonly huddleId: HuddleId;
  readonly huddle: HuddleState;
  readonly ledger: Ledger;
  readonly now: Date;
}

/** Carries out what a host does by hand; the window of answers and approval are theirs to pass, the capacity is not. */
export function decideByHand(
  { huddleId, huddle, ledger }: ByHandState,
  command: ByHandCommand,
): Refusal | readonly HuddleEvent[] {
  const { type, actor, unregisteredId } = command;
  const before = ledger.unregisteredOf(unregisteredId) ?? takenOff(unregisteredId);
  const refused = whyClosedByHand(huddle, type) ?? carryOut(ledger, command);
  if (refused) return refused;
  const about = { type: 'huddle.changed-by-hand', huddleId, personId: actor } as const;
  if (command.type === 'changeByHand') return [about];
  const kind = command.type === 'addByHand' ? 'ADDED' : 'REMOVED';
  return [{ ...about, act: actAbout(before, { id: command.actId, kind, hostId: actor, reason: '' }) }];
}

/** Whether nobody can be added or changed now; somebody who does not come can always be taken off. */
export function whyClosedByHand(
  huddle: Pick<HuddleState, 'status' | 'dateOpen'>,
  type: ByHandCommand['type'] | 'letIn',
): Refusal<HuddleRefusal> | undefined {
  if (type === 'removeByHand') return undefined;
  if (huddle.status === 'CANCELLED') return refuse('HUDDLE_CANCELLED');
  if (huddle.status === 'DRAFT') return refuse('HUDDLE_NOT_PUBLISHED');
  return huddle.dateOpen ? refuse('DATE_OPEN') : undefined;
}

function carryOut(ledger: Ledger, command: ByHandCommand): Refusal<HuddleRefusal> | undefined {
  const { unregisteredId: id } = command;
  if (command.type === 'addByHand') return ledger.addByHand(id, command.size);
  const party = ledger.unregisteredOf(id);
  if (!party) return refuse('NOT_A_PARTICIPANT', {}, 'conflict');
  if (command.type === 'changeByHand') return ledger.resize(party, command.size);
  ledger.takeOff(id);
  return undefined;
}
