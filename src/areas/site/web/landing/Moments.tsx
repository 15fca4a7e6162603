import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Setting } from '#platform/shared/scene/setting.ts';
import classes from './Slides.module.css';
import { SlidePicture, Slides } from './Slides.tsx';

/** A day outdoors, hour by hour; the box of each picture shimmers until it is there. */
const moments: ReadonlyArray<
  readonly [id: string, setting: Setting, hour: number, words: MessageDescriptor]
> = [
  ['before-the-sun', 'LAMPS', 4.5, msg`Up before the sun, with five headlamps.`],
  ['first-coffee', 'SIGNPOST', 8, msg`First coffee where the path begins.`],
  ['long-ridge', 'RIDGE', 12, msg`The long ridge, at the pace of the slowest.`],
  ['late-light', 'TREK', 17.5, msg`Late light on the way down.`],
  ['last-bus', 'CITY', 20.5, msg`Everybody counted, the last bus caught.`],
];

export function Moments() {
  const { t } = useLingui();
  return (
    <Slides label={t`A day outdoors`}>
      {moments.map(([id, setting, hour, words]) => (
        <li key={id}>
          <SlidePicture id={id} setting={setting} hour={hour} />
          <span className={classes.words}>{t(words)}</span>
        </li>
      ))}
    </Slides>
  );
}
