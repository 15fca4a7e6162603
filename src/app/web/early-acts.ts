type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Set by the first lines of a page (`late-scripts.ts`), before any of our code is there. */
declare global {
  interface Window {
    earlyPresses?: MouseEvent[];
  }
}

/** Something that a page did not hear: a button that was pressed, or a field with what it was filled with. */
interface Act {
  readonly element: Element;
  readonly value?: string;
}

const LOOK_AGAIN_MS = 40;
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
  const acts: Act[] = fields.map((element) => ({ element, value: element.value }));
  let isGiving = false;
  const give = (until: number) => {
    const due = acts.splice(0);
    acts.push(...due.filter(({ element }) => !isAlive(element) && element.isConnected));
    for (const act of due) if (isAlive(act.element)) repeat(act);
    isGiving = acts.length > 0 && Date.now() < until;
    if (isGiving) setTimeout(give, LOOK_AGAIN_MS, until);
  };
  const keep = (event: Event) => {
    const act = actOf(event);
    if (!act || !drawn.has(act.element) || isAlive(act.element)) return;
    // Heard in part it would happen twice; a form would leave the page.
    event.stopImmediatePropagation();
    if (act.element instanceof HTMLButtonElement && act.element.type === 'submit') event.preventDefault();
    // The first lines of the page keep presses until it is alive.
    if (window.earlyPresses && event.type === 'click') return;
    const before = acts.findIndex(({ element, value }) => element === act.element && value !== undefined);
    if (before >= 0) acts.splice(before, 1);
    acts.push(act);
    if (!isGiving && !window.earlyPresses) give(Date.now() + PATIENCE_MS);
  };
  for (const type of ['click', 'input', 'change']) addEventListener(type, keep, true);
  return () => {
    acts.push(...(window.earlyPresses ?? []).flatMap((event) => actOf(event) ?? []));
    delete window.earlyPresses;
    give(Date.now() + PATIENCE_MS);
  };
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
function actOf({ isTrusted, target, type }: Event): Act | undefined {
  if (!(target instanceof Element)) return undefined;
  if (type !== 'click')
    return isField(target) && !isChoice(target) ? { element: target, value: target.value } : undefined;
  if (!isTrusted) return undefined;
  const element = target.closest('button, input[type="radio"], input[type="checkbox"]');
  return element && !element.hasAttribute('popovertarget') ? { element } : undefined;
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

const isChoice = (field: Field) => field instanceof HTMLInputElement && /radio|checkbox/.test(field.type);

function isChanged(field: Field): boolean {
  if (isChoice(field)) return false;
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
