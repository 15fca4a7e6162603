import { type GateState, homeOf, ONBOARD } from './gate.ts';

export type DashboardStep = { readonly to: string } | { readonly refused: true };

/** What 'Go to Dashboard' on the verification page does: go on, or say that the email is not verified (GATE-5). */
export function decideDashboard(person: GateState): DashboardStep {
  if (!person.email || !person.emailVerified) return { refused: true };
  return { to: person.onboarded ? homeOf(person) : ONBOARD };
}
