import { type JSXAttribute, type JSXElement, Visitor } from 'oxc-parser';
import type { Module, Violation } from './read-modules.ts';

const WORD = /\p{L}{2,}/u;
const SHOWN = /^(title|alt|placeholder|label|description|summary|aria-(label|description|roledescription))$/;
const TRANSLATED = /^(Trans|Plural|Select|SelectOrdinal)$/;
/** Names and addresses, which are the same in every language. */
const SAME_EVERYWHERE = /^(https:\/\/\S*|Google|Apple|OpenStreetMap|Esc)$/;
/** For those who build pages, not for those who use them. */
const NOT_SHOWN = 'src/app/web/shell/gallery.page.tsx';

/** What a page says is a message, so it can be said in every language. */
export function checkShownWords(modules: readonly Module[]): Violation[] {
  return modules
    .filter(({ path, isTest }) => /^src\/.*\.tsx$/.test(path) && !isTest && path !== NOT_SHOWN)
    .flatMap((module) =>
      wordsOf(module).map((words) => ({ path: module.path, what: `"${words}" is in one language only` })),
    );
}

function wordsOf({ parsed }: Module): string[] {
  const found: string[] = [];
  let translated = 0;
  const note = (text: string) => {
    const words = text.trim();
    if (WORD.test(words) && !SAME_EVERYWHERE.test(words)) found.push(words.slice(0, 40));
  };
  const isTranslated = ({ openingElement: { name } }: JSXElement) =>
    name.type === 'JSXIdentifier' && TRANSLATED.test(name.name);
  new Visitor({
    JSXElement: (node) => {
      if (isTranslated(node)) translated += 1;
    },
    'JSXElement:exit': (node) => {
      if (isTranslated(node)) translated -= 1;
    },
    JSXText: ({ value }) => {
      if (translated === 0) note(value);
    },
    JSXAttribute: (node) => {
      if (node.name.type === 'JSXIdentifier' && SHOWN.test(node.name.name)) note(literalOf(node));
    },
  }).visit(parsed.program);
  return found;
}

/** The words of an attribute that are written where it stands; empty where they come from elsewhere. */
function literalOf({ value }: JSXAttribute): string {
  const said = value?.type === 'JSXExpressionContainer' ? value.expression : value;
  if (said?.type === 'Literal') return typeof said.value === 'string' ? said.value : '';
  return said?.type === 'TemplateLiteral' ? said.quasis.map((part) => part.value.raw).join(' ') : '';
}
