import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { addressIn } from '#platform/shared/address-in.ts';
import type { ParameterView } from '../../contract/views.ts';
import { type Piece, piecesOf } from '../../rules/content.ts';
import classes from './Content.module.css';

interface ContentProps {
  content: string;
  parameters: readonly ParameterView[];
  /** On a page for visitors nothing leads inside. */
  open?: boolean;
}

/** The words of a post: people, places, hashtags and addresses lead where they mean (POST-1). */
export function Content({ content, parameters, open = true }: ContentProps) {
  if (content === '') return null;
  const values = new Map(parameters.map(({ key, value }) => [key, value]));
  const pieces = piecesOf(content, new Set(values.keys()));
  return (
    <p className={classes.content} dir="auto">
      {numbered(pieces).map(({ piece, id }) => (
        <Stretch key={id} piece={piece} values={values} open={open} />
      ))}
    </p>
  );
}

/** A text may say the same twice, so a piece is known by where it stands. */
function numbered(pieces: readonly Piece[]) {
  return pieces.map((piece, at) => ({ piece, id: `${at} ${piece.kind}` }));
}

interface StretchProps {
  piece: Piece;
  values: ReadonlyMap<string, ParameterView['value']>;
  open: boolean;
}

function Stretch({ piece, values, open }: StretchProps) {
  const { i18n } = useLingui();
  if (piece.kind === 'text') return piece.text;
  if (piece.kind === 'link') {
    return (
      <a href={piece.url} target="_blank" rel="noopener noreferrer nofollow ugc">
        {shorten(piece.url)}
      </a>
    );
  }
  if (piece.kind === 'tag') {
    return open ? <Link to={`/tag/${encodeURIComponent(piece.tag)}`}>{piece.text}</Link> : piece.text;
  }
  const value = values.get(piece.key);
  if (!value) return <Trans>somebody</Trans>;
  if (!open) return value.name;
  const to = value.type === 'PERSON' ? `/${value.detail}` : `/place/${value.id}`;
  return (
    <Link
      to={to}
      className={classes.named}
      title={value.type === 'PERSON' ? `@${value.detail}` : addressIn(i18n.locale, value.detail)}
    >
      {value.name}
    </Link>
  );
}

const LONGEST = 48;

function shorten(url: string): string {
  const bare = url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
  return bare.length > LONGEST ? `${bare.slice(0, LONGEST)}…` : bare;
}
