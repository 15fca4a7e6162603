import { Visitor } from 'oxc-parser';
import type { Module, Violation } from './read-modules.ts';
import { roomOf } from './rooms.ts';

const NOUN = /huddle|communit(?:y|ies)|inspiration|carpool/i;
// `post` is also a method of HTTP and `postMessage` one of browsers, so only other names made with it tell.
const NAMED_POST = /^posts$|^post(?!Message)[A-Z]|Posts?(?=[A-Z]|$)/;

/** Words of the product that the lower floors may say, and why. */
const ALLOWED: readonly { readonly path: string; readonly word: RegExp; readonly why: string }[] = [
  {
    path: 'src/platform/shared/ids.ts',
    word: /^(Huddle|Community|Post|Carpool|Inspiration)Id$/,
    why: 'branded ids are named once, for all',
  },
  {
    path: 'src/platform/server/mail/send-mail.ts',
    word: /^List-Unsubscribe-Post$/,
    why: 'a header of mails has this name',
  },
  {
    path: 'src/platform/server/identity/provider.ts',
    word: /^postLogoutSuccessSource$/,
    why: 'a setting of the provider has this name',
  },
];

/** The platform and the look know no product noun: they would serve another product as well. */
export function checkVocabulary(modules: readonly Module[]): Violation[] {
  return modules.filter(isLowerFloor).flatMap((module) => {
    const words = new Set(wordsOf(module).filter((word) => saysProduct(module.path, word)));
    return [...words].map((word) => ({
      path: module.path,
      what: `knows the product: ${word.trim().slice(0, 60)}`,
    }));
  });
}

function isLowerFloor(module: Module): boolean {
  const { floor } = roomOf(module.path);
  return !module.isTest && (floor === 'platform' || floor === 'ui');
}

function saysProduct(path: string, word: string): boolean {
  if (!NOUN.test(word) && !NAMED_POST.test(word)) return false;
  return !ALLOWED.some((allowed) => path === allowed.path && allowed.word.test(word));
}

function wordsOf(module: Module): string[] {
  const words: string[] = [];
  const identifier = (node: { readonly name: string }) => void words.push(node.name);
  new Visitor({
    Identifier: identifier,
    JSXIdentifier: identifier,
    Literal: (node) => {
      if (typeof node.value === 'string') words.push(node.value);
    },
    TemplateElement: (node) => void words.push(node.value.raw),
    JSXText: (node) => void words.push(node.value),
  }).visit(module.parsed.program);
  return words;
}
