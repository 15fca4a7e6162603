import { Trans } from '@lingui/react/macro';

/** In a sheet, where the huddle went away meanwhile. */
export function Gone() {
  return (
    <p>
      <Trans>This huddle does not exist, or it is not for you.</Trans>
    </p>
  );
}
