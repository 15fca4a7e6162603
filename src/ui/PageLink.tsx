import type { ComponentProps } from 'react';
import { Link } from 'react-router';

export interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  /** From the root, as the address bar has it, or from where the link stands. */
  to: string;
  reloadDocument?: boolean;
  replace?: boolean;
}

/**
 * A link to a page of ours. The router's own looks up where it stands and what is around it to work out the path: on
 * the server, where nobody presses it, that is nearly all that a link costs, and a whole path is what it is.
 */
export function PageLink(props: PageLinkProps) {
  if (!import.meta.env.SSR || !props.to.startsWith('/')) return <Link {...props} />;
  const { to, reloadDocument, replace, ...rest } = props;
  return <a {...rest} href={to} data-discover="true" />;
}
