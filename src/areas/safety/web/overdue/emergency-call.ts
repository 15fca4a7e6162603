/** One way to call for help, as '1414 (Rega)': what is dialled, and what is read. */
export interface EmergencyCall {
  readonly number: string;
  readonly words: string;
}

/** A number may have the name of who answers behind it. */
export function emergencyCall(words: string): EmergencyCall {
  return { number: words.replace(/\(.*\)/, '').replace(/[^\d+]/g, ''), words };
}
