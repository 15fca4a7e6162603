import { Trans, useLingui } from '@lingui/react/macro';
import { IconAddressBook } from '@tabler/icons-react';
import { wordProblem } from '#platform/web/api-problem.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import type { HuddleView } from '../../contract/views.ts';
import { decideContacts } from '../../rules/contacts.ts';
import { factsOfView } from '../facts-of-view.ts';
import { readContactFile } from '../mutations.ts';

/** The numbers of those who come, for the phone of a host, in the days around the outing (I6). */
export function SaveContacts({ huddle }: { huddle: HuddleView }) {
  const { t } = useLingui();
  const endsAt = new Date(huddle.endDateTime);
  if (decideContacts({ ...factsOfView(huddle), endsAt }, 'HOST', new Date())) return null;
  const save = async () => {
    try {
      await saveFile(await readContactFile(huddle.id), 'trailfolk.vcf');
    } catch (error) {
      showToast({ kind: 'error', summary: t`Contacts`, detail: wordProblem(error) });
    }
  };
  return (
    <section>
      <SubmitButton look="outline" icon={<IconAddressBook aria-hidden size={18} />} onPress={save}>
        <Trans>Save contacts</Trans>
      </SubmitButton>
      <p>
        <Trans>
          Numbers of those who come without an account and left one, until a day after the outing. Each
          contact says when to delete it.
        </Trans>
      </p>
    </section>
  );
}
