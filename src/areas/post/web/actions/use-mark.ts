import { useLingui } from '@lingui/react/macro';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { wordProblem } from '#platform/web/api-problem.ts';
import { showToast } from '#ui/toast.ts';
import type { PostView, SaidView } from '../../contract/views.ts';

type Feed = InfiniteData<{ readonly items: readonly PostView[] }>;
export type Change = Partial<SaidView>;

/** Shows a change of a post wherever it stands on this page, at once; what the server refuses is taken back. */
export function useMark() {
  const { t } = useLingui();
  const queries = useQueryClient();

  function show(postId: string, change: Change): void {
    const shown = <P extends SaidView>(said: P): P => (said.id === postId ? { ...said, ...change } : said);
    const changed = (post: PostView): PostView => ({
      ...shown(post),
      refPost: post.refPost && shown(post.refPost),
    });
    queries.setQueriesData<Feed>({ queryKey: ['post', 'feed'] }, (feed) => {
      const pages = feed?.pages.map((page) => ({ ...page, items: page.items.map(changed) }));
      return feed && pages ? { ...feed, pages } : feed;
    });
    queries.setQueriesData<PostView>({ predicate: isView }, (post) => post && changed(post));
  }

  return async (post: SaidView, change: Change, work: () => Promise<Change>): Promise<void> => {
    const before = Object.fromEntries(Object.keys(change).map((key) => [key, post[key as keyof SaidView]]));
    show(post.id, change);
    try {
      show(post.id, await work());
    } catch (error) {
      show(post.id, before);
      showToast({ kind: 'error', summary: t`Post`, detail: wordProblem(error) });
    }
  };
}

function isView({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean {
  return queryKey[0] === 'post' && queryKey[2] === 'view';
}
