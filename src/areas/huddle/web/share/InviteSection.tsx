import { Trans, useLingui } from '@lingui/react/macro';
import { IconCheck, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sayThere } from '#areas/chat/web/public/say-in-room.ts';
import { myCommunities } from '#areas/community/web/public/my-communities.ts';
import { PeopleField } from '#areas/person/web/public/PeopleField.tsx';
import type { PersonSummary } from '#platform/shared/wire-values.ts';
import { wordProblem } from '#platform/web/api-problem.ts';
import { Action } from '#ui/Action.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import type { HuddleView } from '../../contract/views.ts';
import { inviteToHuddle } from '../mutations.ts';
import { useManage } from '../plan/use-manage.ts';
import classes from './ShareSheet.module.css';

const MAX_COMMUNITIES = 4;

/** People by name, each told at once, and my communities by a message in their conversation. */
export function InviteSection({ huddle, url }: { huddle: HuddleView; url: string }) {
  const { t } = useLingui();
  const manage = useManage();
  const [people, setPeople] = useState<PersonSummary[]>([]);
  const invite = async () => {
    const ids = people.map(({ id }) => id);
    if (await manage(() => inviteToHuddle(huddle.id, ids))) setPeople([]);
  };
  return (
    <section className={classes.invite}>
      <PeopleField label={t`Invite people`} value={people} onChange={setPeople} />
      {people.length > 0 && (
        <SubmitButton type="button" onPress={invite} wide>
          <Trans>Invite them</Trans>
        </SubmitButton>
      )}
      <Communities text={`${huddle.name} ${url}`} ready={url !== ''} />
    </section>
  );
}

function Communities({ text, ready }: { text: string; ready: boolean }) {
  const { t } = useLingui();
  const { data } = useQuery(myCommunities);
  const [sent, setSent] = useState<readonly string[]>([]);
  const mine = data?.items.filter(({ archived }) => !archived).slice(0, MAX_COMMUNITIES) ?? [];
  if (mine.length === 0) return null;
  const send = async (id: string, name: string) => {
    try {
      await sayThere(id, text);
      setSent((before) => [...before, id]);
    } catch (error) {
      showToast({ kind: 'error', summary: name, detail: wordProblem(error) });
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing in it is a field
    <div className={classes.clubs} role="group" aria-label={t`Send it to a community`}>
      {mine.map(({ id, name }) => {
        const isSent = sent.includes(id);
        const Icon = isSent ? IconCheck : IconSend;
        return (
          <Action
            key={id}
            look="outline"
            size="small"
            disabled={!ready || isSent}
            icon={<Icon aria-hidden size={18} />}
            onClick={() => void send(id, name)}
          >
            {isSent ? <Trans>Sent to {name}</Trans> : <Trans>Send to {name}</Trans>}
          </Action>
        );
      })}
    </div>
  );
}
