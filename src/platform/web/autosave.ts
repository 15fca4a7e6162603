import { ApiProblem } from './api-problem.ts';

/** `conflict`: saved elsewhere since; `refused`: the server does not take it as it is; `waiting`: tried again soon. */
export type Saving = 'nothing' | 'saving' | 'saved' | 'waiting' | 'conflict' | 'refused';

export interface AutosaveOptions<Form, State> {
  /** What the server has of it; null when it has nothing yet. */
  readonly state: State | null;
  /** The form that the server has. */
  readonly saved: Form;
  /** The refusal that says it was saved elsewhere since. */
  readonly conflictCode: string;
  /** Saves over `state`. With null it makes the draft, and is given the same form again when that has to be repeated. */
  save(form: Form, state: State | null): Promise<State>;
}

export interface AutosaveSnapshot<State> {
  readonly saving: Saving;
  readonly state: State | null;
  /** The form on the server, as JSON. */
  readonly savedText: string;
  /** What the server said when it refused. */
  readonly fault: string | undefined;
}

const PAUSE_MS = 500;
const RETRY_MS = 3_000;

/** Keeps a form on the server while it is filled in, one save after the other. */
export class Autosave<Form, State> {
  readonly #options: AutosaveOptions<Form, State>;
  readonly #listeners = new Set<() => void>();
  #snapshot: AutosaveSnapshot<State>;
  #latest: Form;
  /** Sent, and not answered: the server may have it, so it is sent again as it was before anything newer. */
  #unanswered: Form | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<State> | undefined;
  #isLeft = false;

  constructor(options: AutosaveOptions<Form, State>) {
    const { state, saved } = options;
    this.#options = options;
    this.#latest = saved;
    this.#snapshot = {
      saving: state ? 'saved' : 'nothing',
      state,
      savedText: JSON.stringify(saved),
      fault: undefined,
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): AutosaveSnapshot<State> => this.#snapshot;

  /** The form as it is now; it is saved after a pause, the first change at once. */
  readonly change = (form: Form): void => {
    const text = JSON.stringify(form);
    const isSame = text === JSON.stringify(this.#latest);
    this.#latest = form;
    this.#isLeft = false;
    const { saving, savedText, state } = this.#snapshot;
    if (text === savedText || saving === 'conflict') return;
    if (isSame && (saving === 'refused' || this.#timer !== undefined)) return;
    this.#saveIn(state ? PAUSE_MS : 0);
  };

  /** Saves what is not saved yet and answers the state on the server; throws when that fails. */
  readonly flush = (): Promise<State> => {
    this.#stopTimer();
    this.#running ??= this.#saveAll().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  };

  /** Goes on from another state, after a conflict was settled. */
  readonly continueFrom = (state: State, saved: Form): void => {
    this.#update({ saving: 'saved', state, savedText: JSON.stringify(saved) });
    this.change(this.#latest);
  };

  /** Saves nothing more by itself, also when what is under way fails. */
  readonly stop = (): void => {
    this.#isLeft = true;
    this.#stopTimer();
  };

  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #saveIn(ms: number): void {
    this.#stopTimer();
    this.#timer = setTimeout(() => void this.flush().catch(() => undefined), ms);
  }

  async #saveAll(): Promise<State> {
    try {
      for (;;) {
        const { state, savedText } = this.#snapshot;
        const form = this.#unanswered ?? this.#latest;
        const text = JSON.stringify(form);
        if (state && text === savedText) {
          this.#update({ saving: 'saved', fault: undefined });
          return state;
        }
        this.#update({ saving: 'saving' });
        this.#unanswered = form;
        const saved = await this.#options.save(form, state);
        this.#unanswered = undefined;
        this.#update({ state: saved, savedText: text });
      }
    } catch (error) {
      this.#update(this.#failed(error));
      if (this.#snapshot.saving !== 'waiting') this.#unanswered = undefined;
      else if (!this.#isLeft) this.#saveIn(RETRY_MS);
      throw error;
    }
  }

  #failed(error: unknown): Pick<AutosaveSnapshot<State>, 'saving' | 'fault'> {
    if (!(error instanceof ApiProblem)) return { saving: 'waiting', fault: undefined };
    const fault = error.errors[0];
    if (error.code === this.#options.conflictCode) return { saving: 'conflict', fault };
    const isRefused = error.status >= 400 && error.status < 500 && error.status !== 429;
    return { saving: isRefused ? 'refused' : 'waiting', fault };
  }

  #update(changed: Partial<AutosaveSnapshot<State>>): void {
    this.#snapshot = { ...this.#snapshot, ...changed };
    for (const listener of this.#listeners) listener();
  }
}
