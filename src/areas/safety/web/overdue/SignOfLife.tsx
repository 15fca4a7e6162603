import { Trans, useLingui } from '@lingui/react/macro';
import { localeIn } from '#platform/shared/region.ts';
import { formatDateTime } from '#platform/shared/time.ts';
import { Contours } from '#ui/Contours.tsx';
import pressPage from '#ui/PressPage.module.css';
import type { OverduePlan } from './see-to.ts';

interface SignOfLifeProps {
  name: string;
  later: NonNullable<OverduePlan['later']>;
  now: Date;
}

/** They asked for more time after the alarm: nothing to do until then, and nothing of the plan to read. */
export function SignOfLife({ name, later: { expectedAt, timeZone }, now }: SignOfLifeProps) {
  const { i18n } = useLingui();
  const clock = { locale: localeIn(i18n.locale, timeZone), timeZone };
  const when = formatDateTime(new Date(expectedAt), now, clock);
  return (
    <Contours className={pressPage.page}>
      <main id="content" tabIndex={-1}>
        <h1>
          <Trans>
            <span dir="auto">{name}</span>: a sign of life
          </Trans>
        </h1>
        <p>
          <Trans>
            They gave a sign and now expect to be back by {when} ({timeZone}). Until then there is nothing to
            do. If it stays silent after that, you hear from us again.
          </Trans>
        </p>
        <p>
          <Trans>If you have called a rescue service, tell it what you know.</Trans>
        </p>
      </main>
    </Contours>
  );
}
