type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Set by the first lines of a page (`late-scripts.ts`), before any of our code is there. */
declare global {
  interface Window {
    earlyPresses?: MouseEvent[];
  }
}

/** Something that a page did not hear: a button that was pressed, or a field with what it was filled with. */
interface Act {
  element: Element;
  readonly value: string | undefined;
  /** To find it when its part is drawn again: how it is called, and which it is of those that are called so. */
  readonly name: string;
  readonly at: number;
  readonly path: string;
  lostUntil?: number;
}

const LOOK_AGAIN_MS = 40;
/** What a page draws again, as its data changed before its code was there, is soon there again. */
const LOST_MS = 10_000;
/** Whatever is not alive by then never will be. */
const PATIENCE_MS = 60_000;

/**
 * What is pressed, typed and chosen on parts of a page that are not alive yet; call it before the page comes alive. The
 * answer begins to give each act to its part as soon as that listens: nobody presses twice, and nothing typed is lost.
 * A page does not come alive at once: a part whose code is still on its way follows later.
 */
export function keepEarlyActs(): () => void {
  // What is made later, as the buttons of a map, listens from its beginning.
  const drawn = new WeakSet<Element>(document.querySelectorAll('button, input, textarea, select'));
  const fields = [...document.querySelectorAll<Field>('input, textarea, select')].filter(isChanged);
  const pressed = (window.earlyPresses ?? []).flatMap((event) => unheard(event) ?? []);
  const acts: Act[] = [...fields, ...pressed.filter((element) => !isTyped(element))].map((element) =>
    actOn(element),
  );
  let isGiving = false;
  const give = (until: number) => {
    const due = acts.splice(0).filter(isStillThere);
    acts.push(...due.filter(({ element }) => !isAlive(element)));
    for (const act of due) if (isAlive(act.element)) repeat(act);
    isGiving = acts.length > 0 && Date.now() < until;
    if (isGiving) setTimeout(give, LOOK_AGAIN_MS, until);
  };
  const keep = (event: Event) => {
    const element = unheard(event);
    if (!element || !drawn.has(element) || isAlive(element)) return;
    // Heard in part it would happen twice; a form would leave the page.
    event.stopImmediatePropagation();
    if (element instanceof HTMLButtonElement && element.type === 'submit') event.preventDefault();
    const before = acts.findIndex((act) => act.element === element && act.value !== undefined);
    if (before >= 0) acts.splice(before, 1);
    acts.push(actOn(element));
    if (!isGiving && !window.earlyPresses) give(Date.now() + PATIENCE_MS);
  };
  for (const type of ['click', 'input', 'change']) addEventListener(type, keep, true);
  return () => {
    delete window.earlyPresses;
    give(Date.now() + PATIENCE_MS);
  };
}

function actOn(element: Element): Act {
  const name = nameOf(element);
  const value = isTyped(element) ? element.value : undefined;
  const at = namesakes(element, name).indexOf(element);
  return { element, value, name, at, path: location.pathname };
}

/** Follows an element that was drawn again; false for what has been away too long. */
function isStillThere(act: Act): boolean {
  if (act.element.isConnected) return true;
  if (act.path !== location.pathname) return false;
  const again = namesakes(act.element, act.name)[act.at];
  if (again) act.element = again;
  act.lostUntil ??= Date.now() + LOST_MS;
  return again !== undefined || Date.now() < act.lostUntil;
}

const namesakes = ({ tagName }: Element, name: string): Element[] =>
  [...document.querySelectorAll(tagName)].filter((element) => nameOf(element) === name);

/** What a person calls it by. */
function nameOf(element: Element): string {
  const words =
    element.getAttribute('aria-label') ?? (isField(element) ? element.labels?.[0] : element)?.textContent;
  return `${element.getAttribute('type')} ${element.getAttribute('name')} ${words}`;
}

/**
 * React leaves on each element what it gave it, and listens there once the page as a whole is alive: what is filled in
 * before that, it would set back.
 */
function isAlive(element: Element): boolean {
  if (window.earlyPresses) return false;
  if (propsOf(element)) return true;
  for (let at = element.parentElement; at; at = at.parentElement) {
    const props = propsOf(at);
    // What stands in a text of its own, as in an article, React never touches.
    if (props) return 'dangerouslySetInnerHTML' in props;
  }
  return false;
}

function propsOf(element: Element): object | undefined {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  return key === undefined ? undefined : (element as unknown as Record<string, object>)[key];
}

/**
 * What somebody did that nobody else does. A link has led on by itself, and what opens a menu has opened it; only a
 * button, a choice or a field that nobody listened to has done nothing.
 */
function unheard({ isTrusted, target, type }: Event): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  if (type !== 'click') return isTyped(target) ? target : undefined;
  if (!isTrusted) return undefined;
  const element = target.closest('button, input[type="radio"], input[type="checkbox"]');
  return element && !element.hasAttribute('popovertarget') ? element : undefined;
}

function repeat({ element, value }: Act): void {
  if (value !== undefined && isField(element)) fill(element, value);
  else if (element instanceof HTMLElement) press(element);
}

function press(element: HTMLElement): void {
  // As it was before it was pressed, for the page too: a choice that stands already would change nothing.
  if (element instanceof HTMLInputElement) element.checked = element.defaultChecked;
  element.click();
}

function isField(target: Element): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

const isTyped = (target: Element): target is Field =>
  isField(target) && !(target instanceof HTMLInputElement && /radio|checkbox/.test(target.type));

function isChanged(field: Field): boolean {
  if (!isTyped(field)) return false;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
}

/**
 * As if it were filled now. The page reads a field when its value is another than the page knows: it is told of an
 * empty one, and the words come in behind its back.
 */
function fill(field: Field, value: string): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  field.value = '';
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
