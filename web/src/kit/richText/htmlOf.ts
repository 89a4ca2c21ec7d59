import type { Editor } from '@tiptap/core';
import { isBlankHtml } from '#contract/rules/richText.ts';

/** What the editor hands in: without the empty lines at its end, which are only there to write on; empty for nothing. */
export function htmlOf(editor: Editor): string {
  const html = editor.getHTML().replace(/(?:<p><\/p>)+$/, '');
  return isBlankHtml(html) ? '' : html;
}
