import { type CSSVariablesResolver, createTheme, defaultCssVariablesResolver } from '@mantine/core';
import { palette } from './palette.ts';

const sans =
  "'Inter Variable', 'Inter as Arial', 'Inter as Roboto', 'Inter as DejaVu', system-ui, sans-serif";
const serif = "'Fraunces Variable', 'Fraunces as Georgia', 'Fraunces as Noto', 'Fraunces as DejaVu', serif";

/**
 * The look. Its style variables are not made while a page renders but kept in `variables.css`, which
 * `theme.test.ts` writes and proves current.
 */
export const theme = createTheme({
  colors: palette,
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 7 },
  black: '#201e1b',
  fontFamily: sans,
  headings: { fontFamily: sans, fontWeight: '650', textWrap: 'balance' },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '20px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.5rem' },
  breakpoints: { xs: '25em', sm: '40em', md: '48em', lg: '64em', xl: '80em' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'md' } },
    TextInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md', autosize: true, minRows: 3 } },
    Select: { defaultProps: { size: 'md', checkIconPosition: 'right' } },
    NumberInput: { defaultProps: { size: 'md' } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: true } },
    Menu: {
      defaultProps: {
        radius: 'lg',
        shadow: 'md',
        transitionProps: { duration: 120 },
        // A focusable box without a role is not allowed inside a menu.
        withInitialFocusPlaceholder: false,
      },
    },
    Modal: { defaultProps: { radius: 'lg', transitionProps: { duration: 160 }, zIndex: 20 } },
    Drawer: { defaultProps: { transitionProps: { duration: 160 }, zIndex: 20 } },
  },
});

export const variablesResolver: CSSVariablesResolver = (full) => {
  const made = defaultCssVariablesResolver(full);
  Object.assign(made.variables, { '--mantine-font-family-serif': serif });
  Object.assign(made.light, {
    '--mantine-color-body': 'var(--mantine-color-gray-0)',
    '--mantine-color-error': 'var(--mantine-color-red-6)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-dimmed': 'var(--mantine-color-gray-6)',
    '--mantine-color-default-border': 'var(--mantine-color-gray-3)',
  });
  Object.assign(made.dark, {
    '--mantine-color-error': 'var(--mantine-color-red-3)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
    '--mantine-color-dimmed': 'var(--mantine-color-dark-2)',
    '--mantine-color-anchor': 'var(--mantine-color-teal-3)',
    '--mantine-color-default-border': 'var(--mantine-color-dark-4)',
  });
  return made;
};
