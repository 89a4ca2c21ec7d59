import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/Input.tsx';
import styles from './RichEditor.module.css';
import type { Asked } from './toolItems.ts';
import type { Pictures } from './usePictures.ts';

const CodeActs = lazy(() => import('./CodeActs.tsx').then((part) => ({ default: part.CodeActs })));

interface ContextBarProps {
  editor: Editor;
  ask: (what: Asked) => void;
  pictures: Pictures;
}

/** What can be done with the thing the cursor is in, below the text so that nothing moves when it comes. */
export function ContextBar({ editor, ask, pictures: { waiting, failure } }: ContextBarProps) {
  const at = useEditorState({ editor, selector: () => placeOf(editor) });
  if (waiting > 0) return <Said>{`正在上传 ${waiting} 张图片`}</Said>;
  if (failure !== null)
    return (
      <Said>
        <span className={styles.wrong}>{failure}</span>
      </Said>
    );
  return (
    <div className={styles.acts}>
      {at === 'picture' ? <PictureActs editor={editor} /> : null}
      <Suspense>{at === 'code' ? <CodeActs editor={editor} /> : null}</Suspense>
      {at === 'formula' || at === 'link' ? <AskedActs editor={editor} what={at} ask={ask} /> : null}
      {at === 'table' ? <TableActs editor={editor} /> : null}
    </div>
  );
}

const Said = ({ children }: { children: ReactNode }) => (
  <span className={styles.acts} role="status">
    {children}
  </span>
);

function placeOf(editor: Editor) {
  if (editor.isActive('image')) return 'picture';
  if (editor.isActive('inlineFormula') || editor.isActive('blockFormula')) return 'formula';
  if (editor.isActive('link')) return 'link';
  if (editor.isActive('codeBlock')) return 'code';
  return editor.isActive('table') ? 'table' : null;
}

function Act({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button size="sm" variant="text" onMouseDown={(event) => event.preventDefault()} onClick={onClick}>
      {children}
    </Button>
  );
}

function PictureActs({ editor }: { editor: Editor }) {
  const alt = useEditorState({ editor, selector: () => String(editor.getAttributes('image').alt ?? '') });
  return (
    <>
      <span className={styles.words}>
        <Input
          size="sm"
          aria-label="图片说明"
          placeholder="图片说明，读给看不到图的人"
          maxLength={100}
          value={alt}
          onChange={({ target }) => editor.commands.updateAttributes('image', { alt: target.value })}
        />
      </span>
      <Act onClick={() => editor.chain().focus().deleteSelection().run()}>移除图片</Act>
    </>
  );
}

function AskedActs({ editor, what, ask }: { editor: Editor; what: 'link' | 'formula'; ask: (what: Asked) => void }) {
  const remove = () =>
    what === 'link'
      ? editor.chain().focus().extendMarkRange('link').unsetLink().run()
      : editor.chain().focus().deleteSelection().run();
  const name = what === 'link' ? '链接' : '公式';
  return (
    <>
      <Act onClick={() => ask(what)}>{`修改${name}`}</Act>
      <Act onClick={remove}>{`移除${name}`}</Act>
    </>
  );
}

function TableActs({ editor }: { editor: Editor }) {
  const does = () => editor.chain().focus();
  return (
    <>
      <Act onClick={() => does().addRowAfter().run()}>加一行</Act>
      <Act onClick={() => does().addColumnAfter().run()}>加一列</Act>
      <Act onClick={() => does().deleteRow().run()}>删这行</Act>
      <Act onClick={() => does().deleteColumn().run()}>删这列</Act>
      <Act onClick={() => does().toggleHeaderRow().run()}>表头</Act>
      <Act onClick={() => does().mergeOrSplit().run()}>合并或拆开</Act>
      <Act onClick={() => does().deleteTable().run()}>删除表格</Act>
    </>
  );
}
