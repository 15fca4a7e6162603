import {
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { pageOf } from '#platform/web/page-request.ts';
import { AllBack } from './overdue/AllBack.tsx';
import { LinkGone } from './overdue/LinkGone.tsx';
import { Overdue } from './overdue/Overdue.tsx';
import { SignOfLife } from './overdue/SignOfLife.tsx';
import type { OverduePlan } from './overdue/see-to.ts';

/** `/overdue/:token`: what an emergency contact reads once a party is overdue, and can do now (SAFE-1). */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const page = pageOf(context);
  const token = params.token ?? '';
  const answer = await page.api(`/api/public/return-plans/${encodeURIComponent(token)}`);
  if (answer.status >= 500 || answer.status === 429) throw data(null, { status: 503 });
  if (answer.status !== 200) throw data(null, { status: 404 });
  return { plan: answer.body as OverduePlan, token, now: page.now.toISOString() };
}

export const meta: MetaFunction = () => [{ title: 'Overdue' }, { name: 'robots', content: 'noindex' }];

export default function OverduePage() {
  const { plan, token, now } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { name, report, later } = plan;
  if (later) return <SignOfLife name={name} later={later} now={new Date(now)} />;
  if (!report) return <AllBack name={name} />;
  return <Overdue name={name} report={report} token={token} now={new Date(now)} onChanged={revalidate} />;
}

export const ErrorBoundary = LinkGone;
