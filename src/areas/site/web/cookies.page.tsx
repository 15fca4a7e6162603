import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { pageOf } from '#platform/web/page-request.ts';
import { headOf } from './page-meta.ts';
import { Paper } from './public/Paper.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const about = {
    path: '/cookies',
    title: msg`Cookies`,
    description: msg`What is stored in your browser, and why.`,
  };
  return { head: await headOf(pageOf(context), about) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

export default function CookiesPage() {
  return (
    <Paper title={<Trans>Cookies</Trans>}>
      <p>
        <Trans>
          We only store what the app cannot work without. Nothing follows you, and nothing is sold.
        </Trans>
      </p>
      <h2>
        <Trans>Cookies</Trans>
      </h2>
      <ul>
        <li>
          <Trans>
            While you log in and as long as you stay logged in: cookies that recognise your session.
          </Trans>
        </li>
      </ul>
      <h2>
        <Trans>Stored in your browser</Trans>
      </h2>
      <ul>
        <li>
          <Trans>Your theme: light, dark or as your device has it.</Trans>
        </li>
        <li>
          <Trans>That you have read this notice, and that you have logged in on this device before.</Trans>
        </li>
        <li>
          <Trans>
            Which introductions you have seen, what you last searched for, whether lists show rows or big
            pictures, and where a link was to lead.
          </Trans>
        </li>
        <li>
          <Trans>
            What you have typed and not sent yet, so that nothing is lost. Logging out removes it.
          </Trans>
        </li>
        <li>
          <Trans>
            Whether this device gets push messages, or that you do not want to be asked about them, and how
            far its clock is wrong.
          </Trans>
        </li>
        <li>
          <Trans>
            Pages and files of the app, what you have read in it, what waits to be sent and a key to sign it
            with, so that it works without signal. Logging out removes what is yours.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>You can remove all of it in the settings of your browser at any time.</Trans>
      </p>
    </Paper>
  );
}
