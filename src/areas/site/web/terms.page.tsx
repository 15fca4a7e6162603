import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { pageOf } from '#platform/web/page-request.ts';
import { headOf } from './page-meta.ts';
import { Paper } from './public/Paper.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const about = {
    path: '/terms',
    title: msg`Terms`,
    description: msg`The few rules for everybody who goes out together.`,
  };
  return { head: await headOf(pageOf(context), about) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

export default function TermsPage() {
  return (
    <Paper title={<Trans>Terms</Trans>}>
      <p>
        <Trans>This is a place to plan outings. The outing itself is yours.</Trans>
      </p>
      <h2>
        <Trans>You are responsible for yourself</Trans>
      </h2>
      <p>
        <Trans>
          Hosts are not guides unless they say so. Judge the route, the weather and your own strength. This
          app is no rescue service; in an emergency call the number of the place where you are.
        </Trans>
      </p>
      <h2>
        <Trans>Be good company</Trans>
      </h2>
      <ul>
        <li>
          <Trans>Come when you have confirmed, and withdraw in time when you cannot.</Trans>
        </li>
        <li>
          <Trans>No harassment, no hate, no advertising, nothing against the law.</Trans>
        </li>
        <li>
          <Trans>Upload only what you may, and do not pass on where other people will be.</Trans>
        </li>
      </ul>
      <h2>
        <Trans>Advice about health</Trans>
      </h2>
      <p>
        <Trans>
          A story says whether a verified professional wrote it. No story replaces a doctor who knows you.
        </Trans>
      </p>
      <h2>
        <Trans>When somebody reports you</Trans>
      </h2>
      <p>
        <Trans>
          Moderators read it. What breaks these rules is taken from readers, and its author is told why.
        </Trans>{' '}
        <a href="/moderation/figures">
          <Trans>Moderation in figures</Trans>
        </a>
      </p>
      <h2>
        <Trans>What you write stays yours</Trans>
      </h2>
      <p>
        <Trans>
          You allow us to store it and show it to those you have chosen, for as long as you leave it here.
        </Trans>
      </p>
    </Paper>
  );
}
