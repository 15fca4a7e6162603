/** What other areas may ask of this one. */

export { changePower } from './powers/change-power.ts';
export { endLogInsOf, verifyEmailOf } from './powers/help-person.ts';
export { listActs } from './powers/reads.ts';
export { suspend } from './powers/suspend.ts';
export { liftSuspension, suspendPerson } from './powers/suspend-person.ts';
export { logAct } from './powers/writes.ts';
export { askRecovery, stopRecovery } from './recovery/ask-recovery.ts';
export {
  exportedProfile,
  exportedSettings,
  restoreProfile,
  restoreSettings,
} from './restore-profile.ts';
export { whereUsernameLeads } from './username/reads.ts';
