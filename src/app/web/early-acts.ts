type Typed = HTMLInputElement | HTMLTextAreaElement;

/** Set by the first lines of a page (`late-scripts.ts`), before any of our code is there. */
declare global {
  interface Window {
    earlyPresses?: MouseEvent[];
  }
}

/**
 * What was pressed and typed on a page before it came alive; call it before that. The answer gives all of it to the
 * page once it listens: nobody presses twice, and nothing typed is lost.
 */
export function keepEarlyActs(): () => void {
  const typed = [...document.querySelectorAll<Typed>('input, textarea')]
    .filter((field) => !isChoice(field) && field.value !== field.defaultValue)
    .map((field) => [field, field.value] as const);
  return () => {
    const presses = window.earlyPresses ?? [];
    delete window.earlyPresses;
    for (const [field, value] of typed) type(field, value);
    for (const { target, isTrusted } of presses) if (isTrusted && target instanceof Element) press(target);
  };
}

const isChoice = (field: Element) => field instanceof HTMLInputElement && /radio|checkbox/.test(field.type);

/** A link has led on by itself, and what opens a menu has opened it; only a button or a choice that nobody listened to has done nothing. */
function press(target: Element): void {
  const pressed = target.closest<HTMLElement>('button, input[type="radio"], input[type="checkbox"]');
  if (!pressed?.isConnected || pressed.hasAttribute('popovertarget')) return;
  // As it was before it was pressed, for the page too: a choice that stands already would change nothing.
  if (isChoice(pressed)) (pressed as HTMLInputElement).checked = false;
  pressed.click();
}

/**
 * As if it were typed now. The page reads a field when its value is another than the page knows: it is told of an
 * empty one, and the words come in behind its back.
 */
function type(field: Typed, value: string): void {
  if (!field.isConnected) return;
  field.value = '';
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
