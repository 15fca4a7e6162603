import type { ComponentProps } from 'react';
import { Link } from 'react-router';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  /** From the root, as the address bar has it. */
  to: `/${string}`;
}

/**
 * A link to a page of ours by its whole path. The router's own looks up where it stands and what is around it to work
 * out the same path: on the server, where nobody presses it, that is nearly all that the frame of a page costs.
 */
export function PageLink({ to, ...rest }: PageLinkProps) {
  if (!import.meta.env.SSR) return <Link to={to} {...rest} />;
  return <a {...rest} href={to} data-discover="true" />;
}
