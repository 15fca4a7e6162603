import { useLingui } from '@lingui/react/macro';
import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import classes from './ThemeSwitch.module.css';

interface ThemeSwitchProps {
  /** Told after the page has changed, to save the choice elsewhere too. */
  onChoice?: (scheme: MantineColorScheme) => void;
}

/** Light, dark or as the device has it, as one small row of choices. */
export function ThemeSwitch({ onChoice }: ThemeSwitchProps) {
  const { t } = useLingui();
  const name = useId();
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  // The server cannot know the choice: nothing is marked until the page is alive.
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const choices = [
    { scheme: 'light', label: t`Light`, Icon: IconSun },
    { scheme: 'dark', label: t`Dark`, Icon: IconMoon },
    { scheme: 'auto', label: t`System`, Icon: IconDeviceDesktop },
  ] as const;
  return (
    <fieldset className={classes.choices}>
      <legend className={classes.legend}>{t`Theme`}</legend>
      {choices.map(({ scheme, label, Icon }) => (
        <label key={scheme} className={classes.choice} title={label}>
          <input
            type="radio"
            name={name}
            aria-label={label}
            checked={alive && colorScheme === scheme}
            onChange={() => {
              setColorScheme(scheme);
              onChoice?.(scheme);
            }}
          />
          <Icon aria-hidden size={17} stroke={1.8} />
        </label>
      ))}
    </fieldset>
  );
}
