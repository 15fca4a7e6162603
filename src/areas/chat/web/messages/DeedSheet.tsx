import { Trans, useLingui } from '@lingui/react/macro';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import type { MessageView } from '../../contract/views.ts';
import { type Reaction, reactions } from '../../rules/reactions.ts';
import classes from './DeedSheet.module.css';
import type { Deed } from './use-deeds.tsx';

interface DeedSheetProps {
  message: MessageView;
  deeds: readonly Deed[];
  onSign: (reaction: Reaction) => void;
  onClose: () => void;
}

/** What can be done with a message that was pressed long: the signs first, then the rest, each as large as a thumb. */
export function DeedSheet({ message, deeds, onSign, onClose }: DeedSheetProps) {
  const { t } = useLingui();
  const run = (deed: Deed) => {
    onClose();
    deed.run();
  };
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>Message</Trans>}>
      <div className={classes.sheet}>
        <p className={classes.words} dir="auto">
          <strong>{message.author?.displayName}</strong> {message.text || <Trans>a picture</Trans>}
        </p>
        <fieldset className={classes.signs} aria-label={t`Signs`}>
          {reactions.map((reaction) => (
            <button key={reaction} type="button" className={classes.sign} onClick={() => onSign(reaction)}>
              {reaction}
            </button>
          ))}
        </fieldset>
        <ul className={classes.deeds}>
          {deeds.map((deed) => (
            <li key={deed.key}>
              <button
                type="button"
                className={classes.deed}
                data-danger={deed.danger}
                onClick={() => run(deed)}
              >
                {deed.icon}
                {deed.label}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </ResponsiveSheet>
  );
}
