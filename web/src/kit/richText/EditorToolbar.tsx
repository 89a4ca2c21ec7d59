import { Toolbar } from '@base-ui/react/toolbar';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { ClipboardCopy, FileInput, Redo2, Undo2 } from 'lucide-react';
import type { RichTool } from '#contract/rules/richText.ts';
import { BareButton } from '../../ui/BareButton.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { copyText } from '../copyText.ts';
import { keyText } from './keyText.ts';
import styles from './RichEditor.module.css';
import { groupsOf } from './toolGroups.ts';
import { toolItems } from './toolItems.ts';
import type { Asked, ToolItem } from './toolItems.ts';

interface EditorToolbarProps {
  editor: Editor;
  tools: readonly RichTool[];
  ask: (what: Asked) => void;
}

const texts: readonly ToolItem[] = [
  { label: '贴入 Markdown', icon: FileInput, run: (_, ask) => ask('markdown') },
  { label: '复制为 Markdown', icon: ClipboardCopy, run: (editor) => void copyText(editor.getMarkdown()) },
];

const steps: readonly ToolItem[] = [
  { label: '撤销', icon: Undo2, keys: 'Mod-z', run: (editor) => editor.chain().focus().undo().run() },
  { label: '重做', icon: Redo2, keys: 'Mod-Shift-z', run: (editor) => editor.chain().focus().redo().run() },
];

/** One stop for Tab, arrow keys inside; on a phone it scrolls sideways. */
export function EditorToolbar({ editor, tools, ask }: EditorToolbarProps) {
  const shown = [...groupsOf(tools).map((group) => group.flatMap((tool) => toolItems[tool])), texts, steps];
  const on = useEditorState({
    editor,
    selector: () => shown.flat().flatMap((item) => (item.isOn?.(editor) ? item.label : [])),
  });
  return (
    <Toolbar.Root className={styles.tools} aria-label="排版">
      {shown.map((items) => (
        <Toolbar.Group key={items[0]!.label} className={styles.group}>
          {items.map((item) => (
            <ToolButton key={item.label} item={item} isOn={on.includes(item.label)} run={() => item.run(editor, ask)} />
          ))}
        </Toolbar.Group>
      ))}
    </Toolbar.Root>
  );
}

function ToolButton({ item, isOn, run }: { item: ToolItem; isOn: boolean; run: () => void }) {
  const { label, icon: Icon, keys } = item;
  const button = (
    <Toolbar.Button
      render={<BareButton />}
      className={styles.tool}
      aria-label={label}
      aria-pressed={item.isOn ? isOn : undefined}
      // The text keeps what is chosen in it, and a phone its keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={run}
    >
      <Icon size={17} aria-hidden="true" />
    </Toolbar.Button>
  );
  return (
    <Tooltip label={label} keys={keys && keyText(keys)}>
      {button}
    </Tooltip>
  );
}
