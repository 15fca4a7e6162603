import { Trans } from '@lingui/react/macro';
import { PlainDialog } from '#ui/PlainDialog.tsx';
import WaitlistForm from './WaitlistForm.tsx';

/** What is not there yet, and the way to hear when it is; opened again, its form is empty (SITE-10). */
export default function ComingSoonDialog({ onClose }: { onClose: () => void }) {
  return (
    <PlainDialog onClose={onClose} title={<Trans>Coming Soon</Trans>}>
      <p>
        <Trans>We are building this. Leave your name, and we write to you when it is there.</Trans>
      </p>
      <WaitlistForm onSent={onClose} />
    </PlainDialog>
  );
}
