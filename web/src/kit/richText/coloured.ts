import hljs from 'highlight.js/lib/core';
import type { LanguageFn } from 'lowlight';
import type { codeLanguages } from '#contract/rules/richText.ts';

type Coloured = Exclude<keyof typeof codeLanguages, 'plaintext'>;

/** The declared languages, each fetched when the first text in it is shown. */
const fetching: Record<Coloured, () => Promise<{ default: LanguageFn }>> = {
  bash: () => import('highlight.js/lib/languages/bash'),
  c: () => import('highlight.js/lib/languages/c'),
  cpp: () => import('highlight.js/lib/languages/cpp'),
  csharp: () => import('highlight.js/lib/languages/csharp'),
  css: () => import('highlight.js/lib/languages/css'),
  go: () => import('highlight.js/lib/languages/go'),
  java: () => import('highlight.js/lib/languages/java'),
  javascript: () => import('highlight.js/lib/languages/javascript'),
  json: () => import('highlight.js/lib/languages/json'),
  kotlin: () => import('highlight.js/lib/languages/kotlin'),
  php: () => import('highlight.js/lib/languages/php'),
  python: () => import('highlight.js/lib/languages/python'),
  r: () => import('highlight.js/lib/languages/r'),
  rust: () => import('highlight.js/lib/languages/rust'),
  sql: () => import('highlight.js/lib/languages/sql'),
  swift: () => import('highlight.js/lib/languages/swift'),
  typescript: () => import('highlight.js/lib/languages/typescript'),
  xml: () => import('highlight.js/lib/languages/xml'),
  yaml: () => import('highlight.js/lib/languages/yaml'),
};

/** What stands in a text of a language in another one. */
const within: Partial<Record<Coloured, readonly Coloured[]>> = {
  javascript: ['xml', 'css'],
  typescript: ['xml', 'css'],
  php: ['xml', 'css', 'javascript'],
  xml: ['css', 'javascript'],
};

const isColoured = (language: string): language is Coloured => Object.hasOwn(fetching, language);

/**
 * What makes code of a language HTML with its words marked by what they are (RichText colours them); nothing in it
 * becomes markup. Null of a language that has no words, or none that is known.
 */
export async function colouring(language: string): Promise<((code: string) => string) | null> {
  if (!isColoured(language)) return null;
  const missing = [language, ...(within[language] ?? [])].filter((name) => !hljs.getLanguage(name));
  const fetched = await Promise.all(missing.map(async (name) => [name, (await fetching[name]()).default] as const));
  for (const [name, definition] of fetched) hljs.registerLanguage(name, definition);
  return (code) => hljs.highlight(code, { language }).value;
}
