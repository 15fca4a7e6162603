import type { MetaDescriptor } from 'react-router';
import type { PostView } from '../../contract/views.ts';
import { plainText } from '../../rules/content.ts';

export type { PostView };

interface RootData {
  readonly productName: string;
  readonly publicOrigin: string;
}

const MAX_TITLE = 60;
const MAX_DESCRIPTION = 200;

/** Title, preview card and the posting that search engines read; only what everybody may see (SITE-2). */
export function postMeta(
  post: PostView,
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
  const name = post.author?.displayName ?? '';
  const said = post.content === '' && post.refPost ? post.refPost : post;
  const text = plainText(said.content, said.parameters).replace(/\s+/g, ' ').trim();
  if (!root) return [{ title: name }];
  const title = `${name}: ${text.slice(0, MAX_TITLE)} · ${root.productName}`;
  const address = `${root.publicOrigin}/timeline/view/${post.id}`;
  const [picture] = said.pictures;
  const image = picture && `${root.publicOrigin}${picture.url}?w=1280&as=jpeg`;
  const description = text.slice(0, MAX_DESCRIPTION) || name;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'article' },
    { property: 'og:site_name', content: root.productName },
    { property: 'og:title', content: name },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    ...pictureOf(image),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    { 'script:ld+json': postingOf(post, { name, text, address, image }) },
  ];
}

/** As a JPEG, which all who draw previews know. */
function pictureOf(image: string | undefined): MetaDescriptor[] {
  if (!image) return [];
  return [
    { property: 'og:image', content: image },
    { property: 'og:image:type', content: 'image/jpeg' },
  ];
}

interface Posting {
  readonly name: string;
  readonly text: string;
  readonly address: string;
  readonly image: string | undefined;
}

/** schema.org SocialMediaPosting. */
function postingOf(post: PostView, { name, text, address, image }: Posting) {
  return {
    '@context': 'https://schema.org',
    '@type': 'SocialMediaPosting',
    headline: text.slice(0, 110) || name,
    articleBody: text,
    url: address,
    datePublished: post.createdAt,
    ...(post.editedAt && { dateModified: post.editedAt }),
    author: { '@type': 'Person', name },
    ...(image && { image: [image] }),
  };
}
