import { useLingui } from '@lingui/react/macro';
import { IconCheck } from '@tabler/icons-react';
import { type Preset, presets } from '../../rules/presets.ts';
import { presetNames } from './group-names.ts';
import classes from './Presets.module.css';

/** One press chooses for every kind; the one that fits what is chosen is marked. */
export function Presets({
  chosen,
  onChoose,
}: {
  chosen: Preset | undefined;
  onChoose: (preset: Preset) => void;
}) {
  const { t } = useLingui();
  return (
    <fieldset className={classes.presets} aria-label={t`How much I hear`}>
      {presets.map((preset) => (
        <button
          key={preset}
          type="button"
          className={classes.preset}
          aria-pressed={chosen === preset}
          onClick={() => onChoose(preset)}
        >
          <span>
            <strong>{t(presetNames[preset].name)}</strong>
            <small>{t(presetNames[preset].words)}</small>
          </span>
          {chosen === preset && <IconCheck aria-hidden size={20} />}
        </button>
      ))}
    </fieldset>
  );
}
