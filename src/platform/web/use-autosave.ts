import { useEffect, useState, useSyncExternalStore } from 'react';
import { Autosave, type AutosaveOptions, type AutosaveSnapshot } from './autosave.ts';

export interface Autosaved<Form, State>
  extends Pick<AutosaveSnapshot<State>, 'saving' | 'state' | 'fault'>,
    Pick<Autosave<Form, State>, 'flush' | 'continueFrom'> {
  /** Everything that was filled in is on the server. */
  readonly isSaved: boolean;
}

/** Keeps a form on the server while it is filled in. The options count when the page opens. */
export function useAutosave<Form, State>(
  form: Form,
  options: AutosaveOptions<Form, State>,
): Autosaved<Form, State> {
  const [autosave] = useState(() => new Autosave(options));
  const { saving, state, fault, savedText } = useSyncExternalStore(
    autosave.subscribe,
    autosave.snapshot,
    autosave.snapshot,
  );
  useEffect(() => autosave.change(form), [autosave, form]);
  useEffect(() => autosave.stop, [autosave]);
  const { flush, continueFrom } = autosave;
  return { saving, state, fault, flush, continueFrom, isSaved: JSON.stringify(form) === savedText };
}
