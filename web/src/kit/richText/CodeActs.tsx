import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { codeLanguages } from '#contract/rules/richText.ts';
import { Select } from '../../ui/Select.tsx';

const languages = Object.entries(codeLanguages).map(([value, label]) => ({ value, label }));

/** The language a block of code is coloured for. */
export function CodeActs({ editor }: { editor: Editor }) {
  const language = useEditorState({
    editor,
    selector: () => editor.getAttributes('codeBlock').language as string | null,
  });
  return (
    <Select
      size="sm"
      aria-label="代码的语言"
      options={languages}
      value={language ?? 'plaintext'}
      onChange={({ target }) => editor.chain().focus().updateAttributes('codeBlock', { language: target.value }).run()}
    />
  );
}
