import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { pageOf } from '#platform/web/page-request.ts';
import { headOf } from './page-meta.ts';
import { Paper } from './public/Paper.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const about = {
    path: '/privacy',
    title: msg`Privacy`,
    description: msg`What we keep about you, who sees it, and how you take it back.`,
  };
  return { head: await headOf(pageOf(context), about) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

export default function PrivacyPage() {
  return (
    <Paper title={<Trans>Privacy</Trans>}>
      <p>
        <Trans>Where you will be and when is nobody’s business but that of the people you go with.</Trans>
      </p>
      <h2>
        <Trans>What we keep</Trans>
      </h2>
      <ul>
        <li>
          <Trans>
            Your account: e-mail address, a hash of your password, name, username, and what you add to your
            profile.
          </Trans>
        </li>
        <li>
          <Trans>Your log-ins: browser, system, the country of the network, and when.</Trans>
        </li>
        <li>
          <Trans>
            What you do here: the outings you plan, your answers, the guests you bring as counts by age group.
          </Trans>
        </li>
        <li>
          <Trans>
            What you write: posts, comments, messages, stories with their earlier copies, and what you ask
            Aurora.
          </Trans>
        </li>
        <li>
          <Trans>Pictures you upload, without their location and camera data.</Trans>
        </li>
        <li>
          <Trans>
            Without an account: your address for the newsletter once you have confirmed it, and what you write
            to a waiting list. What you report, with your address, until 180 days after the decision. Readers
            of stories are counted, not known.
          </Trans>
        </li>
      </ul>
      <h2>
        <Trans>Who sees it</Trans>
      </h2>
      <ul>
        <li>
          <Trans>Your e-mail address, date of birth, weight and height: only you.</Trans>
        </li>
        <li>
          <Trans>
            Exact meeting points: those who are confirmed, unless the host opens them to everyone.
          </Trans>
        </li>
        <li>
          <Trans>
            Your name, picture and what you say about yourself on our first page: visitors, only if you choose
            so in your settings, and until you choose otherwise.
          </Trans>
        </li>
        <li>
          <Trans>
            On your profile your year of outings, your clubs and the people you went out with: only you, until
            you switch each of them on there. Of those people others see only who shows theirs, too.
          </Trans>
        </li>
        <li>
          <Trans>Ages of your guests: you and the hosts. Everybody else sees a number at most.</Trans>
        </li>
        <li>
          <Trans>People you block see what a visitor without an account sees.</Trans>
        </li>
      </ul>
      <h2>
        <Trans>Moderators and operators</Trans>
      </h2>
      <p>
        <Trans>
          Moderators read what is reported and the proof of anyone who asks for a badge; what they decide is
          logged. Aurora answers by rules on this server, or by the model service that its operator has
          chosen; she sees no more than you do.
        </Trans>
      </p>
      <h2>
        <Trans>What we do not do</Trans>
      </h2>
      <p>
        <Trans>
          No advertising, no trackers, no analytics of other companies. Fonts, maps and pictures come from
          this server.
        </Trans>
      </p>
    </Paper>
  );
}
