import { msg } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs, type MetaFunction, redirect, useParams } from 'react-router';
import { faultOfUsername } from '#areas/account/rules/username.ts';
import { myAccount } from '#areas/account/web/public/my-account.ts';
import { Profile } from '#areas/person/web/public/Profile.tsx';
import { latePart } from '#platform/web/lazy-part.ts';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { pageOf } from '#platform/web/page-request.ts';
import { RowSkeletons } from '#ui/Skeletons.tsx';

const PostsOfPerson = latePart(() => import('#areas/post/web/public/PostsOfPerson.tsx'));

export const handle: PageHandle = { title: msg`Profile` };
export const meta: MetaFunction = () => [{ title: 'Profile' }, { name: 'robots', content: 'noindex' }];

/** What cannot be anybody's name is a page that is not there, for visitors and crawlers too (GATE-9). */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { username = '' } = params;
  onlyUsernames(username);
  const answer = await pageOf(context).api(`/api/public/usernames/${username.toLowerCase()}`);
  // The page itself is for who logs in; a name that nobody has is said in the status.
  const named = answer.status === 200 ? (answer.body as Named) : undefined;
  // For 90 days only, so it is not to be remembered.
  if (named?.leadsTo) throw redirect(`/${named.leadsTo}`, 302);
  const unknown = named !== undefined && !named.known;
  return unknown ? data(null, { status: 404 }) : null;
}

interface Named {
  readonly known: boolean;
  readonly leadsTo: string | null;
}

export function clientLoader({ params }: { params: { username?: string } }) {
  return onlyUsernames(params.username);
}

function onlyUsernames(username = ''): null {
  if (faultOfUsername(username.toLowerCase())) throw new Response(null, { status: 404 });
  return null;
}

/** `/{username}`: people belong to one area and what they post to another; the page is made of both. */
export default function ProfilePage() {
  const { username = '' } = useParams();
  const { data: me } = useQuery(myAccount);
  return (
    <Profile
      key={username.toLowerCase()}
      username={username.toLowerCase()}
      beta={me?.preference.betaUser ?? false}
      posts={<PostsOfPerson username={username.toLowerCase()} meanwhile={<RowSkeletons count={4} />} />}
    />
  );
}
