import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { GoView } from '../../contract/go.ts';
import { lightIcons } from './light-icons.ts';

type Reason = GoView['reasons'][number];

/** One thing that must hold, and how it stands. */
export function GoReason({ reason }: { reason: Reason }) {
  const { t } = useLingui();
  const Icon = lightIcons[reason.light];
  const name = { GREEN: t`Good`, AMBER: t`Open`, RED: t`Missing` }[reason.light];
  return (
    <li data-light={reason.light}>
      <Icon role="img" aria-label={name} size={20} />
      <span>
        <Words reason={reason} />
      </span>
    </li>
  );
}

function Words({ reason: { kind, light, have, need } }: { reason: Reason }) {
  switch (kind) {
    case 'PEOPLE':
      return (
        <Trans>
          {have} going, at least {need} needed
        </Trans>
      );
    case 'CARS':
      return (
        <Trans>
          Cars: {have} of {need}
        </Trans>
      );
    case 'KIT':
      return have === 0 ? (
        <Trans>All kit has somebody who brings it</Trans>
      ) : (
        <Plural value={have ?? 0} one="# thing to bring is missing" other="# things to bring are missing" />
      );
    case 'FORECAST':
      return light === 'GREEN' ? (
        <Trans>The forecast is good</Trans>
      ) : light === 'AMBER' ? (
        <Trans>The forecast is uncertain</Trans>
      ) : (
        <Trans>The forecast is bad</Trans>
      );
    case 'DAYLIGHT':
      return <Daylight light={light} have={have} />;
  }
}

function Daylight({ light, have }: Pick<Reason, 'light' | 'have'>) {
  if (have === null)
    return light === 'GREEN' ? (
      <Trans>The sun does not set</Trans>
    ) : light === 'RED' ? (
      <Trans>The sun does not rise</Trans>
    ) : (
      <Trans>Daylight: not known without a venue</Trans>
    );
  return have >= 0 ? (
    <Plural value={have} one="The end is # minute before sunset" other="The end is # minutes before sunset" />
  ) : (
    <Plural value={-have} one="The end is # minute after sunset" other="The end is # minutes after sunset" />
  );
}
