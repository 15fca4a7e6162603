import { Trans } from '@lingui/react/macro';
import { Contours } from '#ui/Contours.tsx';
import pressPage from '#ui/PressPage.module.css';

/** The all-clear: nothing else of the plan is left to read. */
export function AllBack({ name }: { name: string }) {
  return (
    <Contours className={pressPage.page}>
      <main id="content" tabIndex={-1}>
        <h1>
          <Trans>
            <span dir="auto">{name}</span>: all are back
          </Trans>
        </h1>
        <p>
          <Trans>If you have called a rescue service, call it again and say that nobody is missing.</Trans>
        </p>
      </main>
    </Contours>
  );
}
