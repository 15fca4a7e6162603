import { Plural, Trans } from '@lingui/react/macro';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import classes from './create.module.css';
import type { Scope } from './plan-api.ts';

interface ScopeDialogProps {
  opened: boolean;
  /** Huddles of the series after this one. */
  following: number;
  onClose: () => void;
  onChoose: (scope: Scope) => void;
}

/** Which huddles of a series a change is for. */
export function ScopeDialog({ opened, following, onClose, onChoose }: ScopeDialogProps) {
  return (
    <ResponsiveSheet opened={opened} onClose={onClose} title={<Trans>This huddle repeats</Trans>}>
      <div className={classes.choices}>
        <SubmitButton type="button" look="outline" wide onPress={() => onChoose('THIS')}>
          <Trans>Only this one</Trans>
        </SubmitButton>
        <SubmitButton type="button" wide onPress={() => onChoose('FOLLOWING')}>
          <Plural value={following} one="This and the one after it" other="This and the # after it" />
        </SubmitButton>
      </div>
    </ResponsiveSheet>
  );
}
