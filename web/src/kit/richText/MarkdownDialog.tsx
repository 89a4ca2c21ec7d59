import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { Field } from '../../ui/Field.tsx';
import { Textarea } from '../../ui/Textarea.tsx';
import { AskDialog } from './AskDialog.tsx';
import { htmlOfMarkdown } from './htmlOfMarkdown.ts';

/** Markdown from elsewhere becomes what it says, where the cursor is. */
export function MarkdownDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [text, setText] = useState('');
  const use = () => {
    if (text.trim() !== '') editor.chain().focus().insertContent(htmlOfMarkdown(text)).run();
    onClose();
  };
  return (
    <AskDialog editor={editor} title="贴入 Markdown" act="插入" onUse={use} onClose={onClose}>
      <Field label="Markdown" help="标题、列表、表格、代码与 $公式$ 都会变成排好的样子">
        <Textarea rows={8} spellCheck={false} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
    </AskDialog>
  );
}
