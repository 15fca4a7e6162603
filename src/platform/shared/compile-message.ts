import type { I18n } from '@lingui/core';

type CompiledMessage = ReturnType<Parameters<I18n['setMessagesCompiler']>[0]>;

const compiled = new Map<string, CompiledMessage>();

/** Messages are worded thousands of times a second on the server: each is compiled once. */
export function compileOnce(message: string): CompiledMessage {
  const known = compiled.get(message);
  if (known !== undefined) return known;
  const parts = compileMessage(message);
  // Of a text without places the library asks less than of a list with nothing but that text in it.
  const [text] = parts;
  const made = parts.length === 1 && typeof text === 'string' ? (text as unknown as CompiledMessage) : parts;
  compiled.set(message, made);
  return made;
}

type Token = string | [name: string, kind?: string, choices?: Record<string, Token[] | number>];

/**
 * Reads an English message out of the source: `{name}`, plurals and selections, nested as they like. The library's
 * own reader knows all of ICU, which our macros never write, for 5 KB on every page.
 */
export function compileMessage(message: string): CompiledMessage {
  const reader = { text: message, at: 0 };
  return readTokens(reader, false) as CompiledMessage;
}

interface Reader {
  readonly text: string;
  at: number;
}

function readTokens(reader: Reader, counted: boolean): Token[] {
  const tokens: Token[] = [];
  let plain = '';
  const keep = (token: Token) => {
    if (plain) tokens.push(plain);
    plain = '';
    tokens.push(token);
  };
  for (; reader.at < reader.text.length && reader.text[reader.at] !== '}'; ) {
    const sign = reader.text[reader.at];
    if (sign === '{') keep(readArgument(reader));
    else if (sign === '#' && counted) {
      keep('#');
      reader.at += 1;
    } else plain += readPlain(reader);
  }
  if (plain) tokens.push(plain);
  return tokens;
}

/** One letter, or a quoted run: `'{'` is a brace and `''` an apostrophe. */
function readPlain(reader: Reader): string {
  const quoted = /^'([{}#][^']*)'|^''/.exec(reader.text.slice(reader.at));
  const [whole, inside] = quoted ?? [reader.text[reader.at] ?? ''];
  reader.at += whole.length;
  return quoted ? (inside ?? "'") : whole;
}

function readArgument(reader: Reader): Token {
  const [, name = '', kind, end] = read(reader, /^\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?([,}])/);
  if (end === '}') return kind ? [name, kind] : [name];
  const choices: Record<string, Token[] | number> = {};
  const [offset] = read(reader, /^\s*(?:offset:\d+\s*)?/);
  if (offset?.includes(':')) choices.offset = Number(offset.split(':')[1]);
  while (!/^\s*\}/.test(reader.text.slice(reader.at))) {
    const [, choice = ''] = read(reader, /^\s*=?(\w+)\s*\{/);
    choices[choice] = readTokens(reader, kind !== 'select');
    read(reader, /^\}\s*/);
  }
  read(reader, /^\s*\}/);
  return [name, kind ?? '', choices];
}

function read(reader: Reader, pattern: RegExp): RegExpExecArray {
  const found = pattern.exec(reader.text.slice(reader.at));
  if (!found) throw new Error(`"${reader.text}" cannot be read at ${reader.at}`);
  reader.at += found[0].length;
  return found;
}
