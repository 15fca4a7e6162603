import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { usePresence } from '#areas/account/web/public/presence.ts';
import { NotFoundPage } from '#areas/site/web/public/NotFoundPage.tsx';
import { Case, Cases } from '#ui/Cases.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { PlainField } from '#ui/PlainField.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { HelpedPerson } from '../contract/operator.ts';
import { type Help, possibleHelps } from '../rules/helps.ts';
import { helpNames } from './messages.ts';
import { helpPerson } from './mutations.ts';
import classes from './operator.module.css';
import { peopleQuery } from './queries.ts';
import { useOperating } from './use-operating.ts';

/** Finds one person by name or address, to help them. */
export function PeoplePart() {
  const [words, setWords] = useState('');
  const [asked, setAsked] = useState('');
  const find = (event: FormEvent) => {
    event.preventDefault();
    setAsked(words.trim());
  };
  return (
    <>
      <form className={classes.form} onSubmit={find}>
        <PlainField
          label={<Trans>Username or email address</Trans>}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          maxLength={254}
          autoCapitalize="none"
          required
        />
        <div className={classes.ways}>
          <SubmitButton>
            <Trans>Find</Trans>
          </SubmitButton>
        </div>
      </form>
      {asked && <Found words={asked} />}
    </>
  );
}

function Found({ words }: { words: string }) {
  return (
    <QueryView
      query={useQuery(peopleQuery(words))}
      gone={<NotFoundPage />}
      skeleton={<RowSkeletons count={1} />}
    >
      {({ items }) =>
        items.length === 0 ? (
          <p role="status">
            <Trans>Nobody has this username or address.</Trans>
          </p>
        ) : (
          <Cases items={items}>{(person) => <Person person={person} />}</Cases>
        )
      }
    </QueryView>
  );
}

function Person({ person }: { person: HelpedPerson }) {
  const { i18n } = useLingui();
  const operate = useOperating();
  const [chosen, setChosen] = useState<Help>();
  const { ensure, sheet } = usePresence();
  const { id, username, displayName, email, emailVerified, suspended, powers, me } = person;
  const helps = possibleHelps({ isMe: me, emailVerified, suspended, hasEmail: email !== null, powers });
  const choose = async (help: Help) => {
    if (await ensure()) setChosen(help);
  };
  const act = async () => {
    if (chosen) await operate(helpPerson(id, chosen));
    setChosen(undefined);
  };
  return (
    <Case
      id={id}
      name={displayName}
      facts={
        <>
          {username && `@${username} · `}
          {email} · {emailVerified ? <Trans>verified</Trans> : <Trans>not verified</Trans>}
          {suspended && (
            <>
              {' · '}
              <Trans>suspended</Trans>
            </>
          )}
          {powers.map((power) => ` · ${power}`)}
        </>
      }
      text=""
    >
      {helps.map((help) => (
        <SubmitButton key={help} look="outline" size="small" onPress={() => choose(help)}>
          {i18n._(helpNames[help])}
        </SubmitButton>
      ))}
      {sheet}
      <ConfirmDialog
        opened={chosen !== undefined}
        onClose={() => setChosen(undefined)}
        title={chosen ? i18n._(helpNames[chosen]) : ''}
        confirm={<Trans>Do it</Trans>}
        onConfirm={act}
        danger={chosen === 'SUSPEND' || chosen === 'END_LOG_INS'}
      >
        <Trans>For {displayName}. It is logged under your name.</Trans>
      </ConfirmDialog>
    </Case>
  );
}
