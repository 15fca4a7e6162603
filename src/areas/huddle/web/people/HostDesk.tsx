import { Trans } from '@lingui/react/macro';
import { IconPrinter, IconSend } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SaveTable } from '#areas/community/web/public/SaveTable.tsx';
import { RemindPeople } from '#areas/notification/web/public/RemindPeople.tsx';
import { Action, ActionLink } from '#ui/Action.tsx';
import { Card } from '#ui/Card.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { isPast } from '../../rules/state.ts';
import { CapacityForm } from '../attendance/CapacityForm.tsx';
import { AddByHand } from '../by-hand/AddByHand.tsx';
import { factsOfView } from '../facts-of-view.ts';
import { HostActs } from '../host-acts/HostActs.tsx';
import { type Draft, draftOf, MessageDialog } from '../messages/MessageDialog.tsx';
import { readAnswerFile } from '../mutations.ts';
import { participantsQuery } from '../queries.ts';
import { QuestionDesk } from '../questions/QuestionDesk.tsx';
import { AllCame } from './AllCame.tsx';
import { ManagedPerson } from './ManagedPerson.tsx';
import classes from './People.module.css';
import { SaveContacts } from './SaveContacts.tsx';

/** What waits on a host: requests to answer, room to change, people to write to. */
export function HostDesk({ huddle }: { huddle: HuddleView }) {
  const past = isPast(factsOfView(huddle), new Date());
  return (
    <Card className={classes.card} aria-labelledby="desk">
      <h2 id="desk">
        <Trans>For hosts</Trans>
      </h2>
      <Requests huddle={huddle} />
      {!past && <AddByHand huddle={huddle} />}
      <AllCame huddle={huddle} />
      <HostActs huddle={huddle} />
      {!past && <CapacityForm huddle={huddle} key={huddle.capacity} />}
      {!past && <RemindPeople huddleId={huddle.id} />}
      <div className={classes.deeds}>
        <WriteToPeople huddle={huddle} />
        <QuestionDesk huddle={huddle} past={past} />
        <ActionLink
          look="outline"
          to={`/huddle/roster/${huddle.id}`}
          icon={<IconPrinter aria-hidden size={18} />}
        >
          <Trans>Roster to print</Trans>
        </ActionLink>
      </div>
      <SaveContacts huddle={huddle} />
      <SaveTable read={() => readAnswerFile(huddle.id)} />
    </Card>
  );
}

function Requests({ huddle }: { huddle: HuddleView }) {
  const { data } = useInfiniteQuery(participantsQuery(huddle.id, 'REQUESTED'));
  const requests = data?.pages.flatMap((page) => page.items) ?? [];
  if (requests.length === 0) return null;
  return (
    <section>
      <h3>
        <Trans>Requests</Trans>
      </h3>
      <ul className={classes.managed}>
        {requests.map((request) => (
          <li key={request.person.id}>
            <ManagedPerson huddle={huddle} group="REQUESTED" participant={request} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Opens the sheet to write to everybody or to those of one answer; what was typed stays when it is closed. */
export function WriteToPeople({ huddle }: { huddle: HuddleView }) {
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState<Draft>(() => draftOf('ALL', ''));
  return (
    <p>
      <Action look="outline" icon={<IconSend aria-hidden size={18} />} onClick={() => setOpen(true)}>
        <Trans>Write to people</Trans>
      </Action>
      {open && (
        <MessageDialog huddle={huddle} draft={draft} onChange={setDraft} onClose={() => setOpen(false)} />
      )}
    </p>
  );
}
