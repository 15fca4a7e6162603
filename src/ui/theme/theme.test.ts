import { convertCssVariables, DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { describe, expect, it } from 'vitest';
import { contrast } from '#platform/shared/colour.ts';
import { palette } from './palette.ts';
import { theme, variablesResolver } from './theme.ts';

type Variables = Record<string, string>;

const full = mergeMantineTheme(DEFAULT_THEME, theme);
const unused = Object.keys(DEFAULT_THEME.colors).filter((name) => !(name in palette));

/** Colours outside the palette are left out, so that nobody can use one by accident. */
function used(variables: Variables): Variables {
  const known = ([name]: [string, string]) =>
    !unused.some((colour) => name.startsWith(`--mantine-color-${colour}-`));
  return Object.fromEntries(Object.entries(variables).filter(known));
}

function staticVariables(): string {
  const made = variablesResolver(full);
  const css = convertCssVariables(
    { variables: used(made.variables), light: used(made.light), dark: used(made.dark) },
    ':root',
  );
  return `${css.replace(/([{;])/g, '$1\n').replace(/}/g, '}\n')}${hiddenClasses()}`;
}

function hiddenClasses(): string {
  const rules = Object.entries(full.breakpoints).map(([name, width]) => {
    const below = `${Number.parseFloat(width) - 0.01}em`;
    return (
      `@media (max-width: ${below}) { .mantine-visible-from-${name} { display: none !important; } }\n` +
      `@media (min-width: ${width}) { .mantine-hidden-from-${name} { display: none !important; } }\n`
    );
  });
  return rules.join('');
}

describe('the theme', () => {
  it('has its style variables in a file that is current', async () => {
    await expect(staticVariables()).toMatchFileSnapshot('./variables.css');
  });

  it.each([
    ['a filled button', '#ffffff', palette.teal[7]],
    ['a filled warning', '#ffffff', palette.amber[7]],
    ['a filled danger', '#ffffff', palette.red[6]],
    ['quiet text on the light page', palette.gray[6], palette.gray[0]],
    ['quiet text on a light pressed row', palette.gray[6], palette.gray[1]],
    ['a link on the light page', palette.teal[7], palette.gray[0]],
    ['an error on the light page', palette.red[6], palette.gray[0]],
    ['waiting text on its light tint', palette.amber[8], palette.amber[1]],
    ['text on the dark page', palette.dark[0], palette.dark[7]],
    ['quiet text on a dark card', palette.dark[2], palette.dark[6]],
    ['a link on a dark card', palette.teal[3], palette.dark[6]],
    ['an error on a dark card', palette.red[3], palette.dark[6]],
    ['waiting text on a dark card', palette.amber[3], palette.dark[6]],
  ])('keeps %s at 4.5:1 or better (SHELL-14)', (_, ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });
});
