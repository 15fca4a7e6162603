import { Trans, useLingui } from '@lingui/react/macro';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import classes from './KeysDialog.module.css';
import { shortcuts } from './shortcuts.ts';

/** The map of the keyboard (SHELL-14). */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui();
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>Keyboard</Trans>}>
      <dl className={classes.keys}>
        {shortcuts.map(({ keys, label }) => (
          <div key={keys.join(' ')}>
            <dt>{i18n._(label)}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
        <div>
          <dt>
            <Trans>Close what is open</Trans>
          </dt>
          <dd>
            <kbd>Esc</kbd>
          </dd>
        </div>
      </dl>
    </ResponsiveSheet>
  );
}
