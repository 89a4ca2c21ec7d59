import { generateHTML } from '@tiptap/core';
import { MarkdownManager } from '@tiptap/markdown';
import { richTools } from '#contract/rules/richText.ts';
import { extensionsFor } from './extensions.ts';

/** Markdown with all it can say; an editor with fewer tools takes of the HTML what it knows. */
export function htmlOfMarkdown(text: string): string {
  const extensions = extensionsFor(richTools);
  return generateHTML(new MarkdownManager({ extensions }).parse(text), extensions);
}
