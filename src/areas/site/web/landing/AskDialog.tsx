import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { ActionLink } from '#ui/Action.tsx';
import { PlainDialog } from '#ui/PlainDialog.tsx';
import { PlainField } from '#ui/PlainField.tsx';
import { chatbotFor } from './chatbot-address.ts';

/** What fits into an address that is carried through the way in. */
const LONGEST = 200;

/** Anyone who is not in yet is asked in first, and what they asked comes along (SITE-5). */
export default function AskDialog({ question, onClose }: { question: string; onClose: () => void }) {
  const root = useRouteLoaderData('root') as { productName?: string } | undefined;
  const productName = root?.productName ?? '';
  const [text, setText] = useState(question);
  const back = `?returnTo=${encodeURIComponent(chatbotFor(text))}`;
  return (
    <PlainDialog onClose={onClose} title={<Trans>Sign Up / Sign In!</Trans>}>
      <p>
        <Trans>Aurora answers from the huddles, people and places in here. Come in, it is free.</Trans>
      </p>
      <PlainField
        label={<Trans>Your question</Trans>}
        value={text}
        maxLength={LONGEST}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <ActionLink to={`/signup${back}`} wide rel="nofollow">
        <Trans>Join {productName} for Free</Trans>
      </ActionLink>
      <ActionLink to={`/login${back}`} look="outline" wide rel="nofollow">
        <Trans>Log In</Trans>
      </ActionLink>
    </PlainDialog>
  );
}
