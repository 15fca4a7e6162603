import { useLingui } from '@lingui/react/macro';
import { Scene } from '#ui/Scene.tsx';
import { offeredScenes, sceneOf } from '../../rules/scene.ts';
import { DRAWN_FOR } from './PlanPreview.tsx';
import classes from './SceneChoice.module.css';
import { sceneNames } from './scene-names.ts';
import type { PlanFields } from './use-plan-form.ts';

/** Which picture is drawn where there is no cover; the first follows the activity. */
export function SceneChoice({ form }: { form: PlanFields }) {
  const { t } = useLingui();
  const { activity, start, scene: chosen } = form.values;
  const at = start ? new Date(`${start}Z`) : null;
  return (
    <fieldset className={classes.scenes}>
      <legend>{t`Scene`}</legend>
      {(['', ...offeredScenes] as const).map((scene) => (
        <label key={scene} className={classes.scene}>
          <input
            type="radio"
            name="scene"
            checked={chosen === scene}
            onChange={() => form.setFieldValue('scene', scene)}
          />
          {/* Read as UTC, the wall clock gives the hour of the venue. */}
          <Scene
            {...sceneOf({ id: DRAWN_FOR, activity, start: at, timeZone: 'UTC', scene: scene || null })}
          />
          <span>{scene === '' ? t`Automatic` : t(sceneNames[scene])}</span>
        </label>
      ))}
    </fieldset>
  );
}
