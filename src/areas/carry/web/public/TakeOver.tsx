import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { type SubmitEvent, useState } from 'react';
import { Action } from '#ui/Action.tsx';
import { FileInput } from '#ui/FileInput.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { Camera } from '../Camera.tsx';
import classes from '../carry.module.css';
import { readCodes } from '../read-picture.ts';
import { useTaking } from '../use-taking.ts';

/** Takes what another phone shows, to deliver it for its author (O17). */
export default function TakeOver() {
  const { t } = useLingui();
  const { taken, said, say, take } = useTaking();
  const [isLooking, setIsLooking] = useState(false);
  const readFile = async (file: File) => {
    const texts = await createImageBitmap(file)
      .then(readCodes)
      .catch(() => []);
    if (texts.length === 0) say(t`No code was found in this picture.`);
    else await take(texts);
  };
  return (
    <div className={classes.sheet}>
      <p className={classes.words}>
        <Trans>
          Read the codes that another phone shows. What they say waits on this device and is delivered under
          the name of its author as soon as there is a network. Only then can it be checked who signed it.
        </Trans>
      </p>
      {isLooking && <Camera onRead={(texts) => void take(texts)} />}
      <div className={classes.buttons}>
        <Action
          look={isLooking ? 'outline' : 'filled'}
          icon={<IconCamera aria-hidden size={18} />}
          onClick={() => setIsLooking(!isLooking)}
        >
          {isLooking ? <Trans>Close the camera</Trans> : <Trans>Use the camera</Trans>}
        </Action>
        <FileInput
          label={t`Choose a picture of a code`}
          accept="image/*"
          onTake={(file) => void readFile(file)}
        >
          <Trans>From a picture</Trans>
        </FileInput>
      </div>
      <PasteForm onTake={take} />
      <div role="status" className={classes.sheet}>
        {said !== '' && <p className={classes.words}>{said}</p>}
        {taken.length > 0 && (
          <p className={classes.words}>
            <Plural value={taken.length} one="# taken over" other="# taken over" />
          </p>
        )}
      </div>
      {taken.length > 0 && (
        <ul>
          {taken.map((words) => (
            <li key={words} dir="auto">
              {words}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function PasteForm({ onTake }: { onTake: (texts: readonly string[]) => Promise<void> }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const take = (event: SubmitEvent) => {
    event.preventDefault();
    void onTake([text]).then(() => setText(''));
  };
  return (
    <form className={classes.sheet} onSubmit={take}>
      <Textarea
        label={t`Codes as text`}
        rows={3}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <SubmitButton look="outline" disabled={text.trim() === ''}>
        <Trans>Take over</Trans>
      </SubmitButton>
    </form>
  );
}
