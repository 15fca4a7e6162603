import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { pageOf } from '#platform/web/page-request.ts';
import { ActionLink } from '#ui/Action.tsx';
import { Card } from '#ui/Card.tsx';
import { FaceRow } from '#ui/FaceRow.tsx';
import type { InvitationView } from '../contract/invitations.ts';
import shared from './community.module.css';
import { InvitationGone } from './invitations/InvitationGone.tsx';
import classes from './join-invitation.module.css';

/** `/join/invitation/{token}`: who invites, what the club is, what is next, its rules, one button (COM-10). */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const page = pageOf(context);
  const token = params.token ?? '';
  const answer = await page.api(`/api/public/invitations/${encodeURIComponent(token)}`);
  if (answer.status >= 500 || answer.status === 429) throw data(null, { status: 503 });
  if (answer.status !== 200) throw data(null, { status: 404 });
  return { invitation: answer.body as InvitationView, token, now: page.now.toISOString() };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { readonly publicOrigin: string }
    | undefined;
  if (!loaderData || !root) return [{ title: 'Invitation' }, { name: 'robots', content: 'noindex' }];
  const { name, description, inviter, communityId, coverUrl } = loaderData.invitation;
  const title = inviter ? `${inviter.displayName} · ${name}` : name;
  const card = `${root.publicOrigin}/api/public/communities/${communityId}/card.jpg`;
  return [
    { title },
    { name: 'robots', content: 'noindex' },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description.replace(/\s+/g, ' ').slice(0, 200) || name },
    ...(coverUrl ? [{ property: 'og:image', content: card }] : []),
    { name: 'twitter:card', content: coverUrl ? 'summary_large_image' : 'summary' },
  ];
};

export default function JoinInvitationPage() {
  const { invitation, token, now } = useLoaderData<typeof loader>();
  const { name, coverUrl, coverOffset, communityId, description, rules } = invitation;
  const inside = `/login?returnTo=${encodeURIComponent(`/community/view/${communityId}?invite=${token}`)}`;
  return (
    <main id="content" tabIndex={-1} className={`${shared.page} ${shared.open}`}>
      {coverUrl && (
        <img
          className={classes.cover}
          src={`${coverUrl}&w=1280`}
          alt=""
          style={{ objectPosition: `50% ${coverOffset}%` }}
        />
      )}
      <header className={classes.head}>
        <Inviter invitation={invitation} />
        <h1 dir="auto">{name}</h1>
        <Members invitation={invitation} />
        <div className={shared.actions}>
          <ActionLink to={inside} reloadDocument rel="nofollow" size="large">
            {invitation.withApproval ? <Trans>Ask to join</Trans> : <Trans>Join Community</Trans>}
          </ActionLink>
        </div>
        {invitation.withApproval && (
          <p className={shared.quiet}>
            <Trans>An admin accepts who joins.</Trans>
          </p>
        )}
      </header>
      {description && (
        <p className={classes.words} dir="auto">
          {description}
        </p>
      )}
      <Outings invitation={invitation} now={now} />
      {rules && (
        <Card className={shared.card}>
          <h2>
            <Trans>Rules</Trans>
          </h2>
          <p className={classes.words} dir="auto">
            {rules}
          </p>
        </Card>
      )}
    </main>
  );
}

function Inviter({ invitation: { inviter } }: { invitation: InvitationView }) {
  return (
    <p className={classes.inviter} dir="auto">
      {inviter ? (
        <Trans>
          <strong>{inviter.displayName}</strong> invites you
        </Trans>
      ) : (
        <Trans>You are invited</Trans>
      )}
    </p>
  );
}

function Members({ invitation: { totalMembers, faces } }: { invitation: InvitationView }) {
  return (
    <div className={classes.members}>
      {faces.length > 0 && (
        <FaceRow
          faces={faces.map((face) => ({
            id: face.id,
            name: face.displayName,
            pictureUrl: face.profilePicUrl,
          }))}
          total={totalMembers}
          limit={6}
        />
      )}
      <Plural value={totalMembers} one="# member" other="# members" />
    </div>
  );
}

function Outings({ invitation: { outings }, now }: { invitation: InvitationView; now: string }) {
  const { t } = useLingui();
  const clock = useClock();
  if (outings.length === 0) return null;
  return (
    <section aria-label={t`Next outings`} className={classes.outings}>
      <h2>
        <Trans>Next outings</Trans>
      </h2>
      <ul>
        {outings.map(({ id, name, startDateTime, timeZone }) => (
          <li key={id}>
            <strong dir="auto">{name}</strong>{' '}
            <time suppressHydrationWarning dateTime={startDateTime}>
              {formatDateTime(new Date(startDateTime), new Date(now), { ...clock, timeZone })}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ErrorBoundary() {
  return (
    <main id="content" tabIndex={-1}>
      <InvitationGone />
    </main>
  );
}
