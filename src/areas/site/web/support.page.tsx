import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { pageOf } from '#platform/web/page-request.ts';
import { headOf } from './page-meta.ts';
import { Paper } from './public/Paper.tsx';

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

export async function loader({ context }: LoaderFunctionArgs) {
  const page = pageOf(context);
  const about = { path: '/support', title: msg`Support`, description: msg`How to get help from people.` };
  return { supportEmail: page.supportEmail, head: await headOf(page, about) };
}

export default function SupportPage() {
  const { supportEmail } = useLoaderData<typeof loader>();
  return (
    <Paper title={<Trans>Support</Trans>}>
      <p>
        <Trans>Something does not work, or somebody does not behave? Write to us; people read it.</Trans>
      </p>
      <p>
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </p>
      <h2>
        <Trans>What helps us</Trans>
      </h2>
      <ul>
        <li>
          <Trans>The address of the page, and what you expected to happen.</Trans>
        </li>
        <li>
          <Trans>Your browser and whether you were offline.</Trans>
        </li>
      </ul>
      <p>
        <Trans>
          In an emergency on the trail do not write to us: call the emergency number, 112 in Europe.
        </Trans>
      </p>
    </Paper>
  );
}
