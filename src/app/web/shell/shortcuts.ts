import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export interface Shortcut {
  /** Keys one after the other. */
  readonly keys: readonly string[];
  readonly label: MessageDescriptor;
  readonly does: { readonly to: string } | { readonly dialog: 'keys' | 'feedback' };
}

/** What the keyboard does on every page (SHELL-14); `?` shows this list. */
export const shortcuts: readonly Shortcut[] = [
  { keys: ['?'], label: msg`Show these keys`, does: { dialog: 'keys' } },
  { keys: ['/'], label: msg`Search`, does: { to: '/search' } },
  { keys: ['g', 'h'], label: msg`Home`, does: { to: '/home' } },
  { keys: ['g', 'd'], label: msg`Discover`, does: { to: '/huddle/huddles' } },
  { keys: ['g', 'm'], label: msg`My huddles`, does: { to: '/huddle/mine' } },
  { keys: ['g', 'n'], label: msg`Notifications`, does: { to: '/notification' } },
  { keys: ['g', 'a'], label: msg`Account`, does: { to: '/account' } },
  { keys: ['g', 's'], label: msg`Settings`, does: { to: '/setting' } },
  { keys: ['c'], label: msg`Plan a huddle`, does: { to: '/huddle/create' } },
  { keys: ['f'], label: msg`Feedback`, does: { dialog: 'feedback' } },
];

/** The shortcut that these keys spell, or whether more keys may follow. */
export function shortcutFor(pressed: readonly string[]): Shortcut | 'more' | undefined {
  const begins = shortcuts.filter(({ keys }) => pressed.every((key, at) => keys[at] === key));
  const exact = begins.find(({ keys }) => keys.length === pressed.length);
  return exact ?? (begins.length > 0 ? 'more' : undefined);
}
