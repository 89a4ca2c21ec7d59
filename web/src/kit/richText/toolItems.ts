import type { Editor } from '@tiptap/core';
import type { LucideIcon } from 'lucide-react';
import {
  Bold,
  Code,
  CodeXml,
  Heading2,
  Heading3,
  Heading4,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  Minus,
  Music,
  Quote,
  Sigma,
  Strikethrough,
  Subscript,
  Superscript,
  Table,
  Underline,
} from 'lucide-react';
import type { RichTool } from '#contract/rules/richText.ts';

/** What a tool asks the writer for before it can do something. */
export type Asked = 'link' | 'picture' | 'sound' | 'formula' | 'markdown';

export interface ToolItem {
  label: string;
  icon: LucideIcon;
  /** As the editor names them: Mod-b. */
  keys?: string;
  isOn?: (editor: Editor) => boolean;
  run: (editor: Editor, ask: (what: Asked) => void) => void;
}

const heading = (level: 2 | 3 | 4, label: string, icon: LucideIcon): ToolItem => ({
  label,
  icon,
  keys: `Mod-Alt-${level}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

const mark = (name: string, label: string, icon: LucideIcon, keys: string): ToolItem => ({
  label,
  icon,
  keys,
  isOn: (editor) => editor.isActive(name),
  run: (editor) => editor.chain().focus().toggleMark(name).run(),
});

/** The buttons of each tool. */
export const toolItems: Record<RichTool, readonly ToolItem[]> = {
  heading: [heading(2, '大标题', Heading2), heading(3, '中标题', Heading3), heading(4, '小标题', Heading4)],
  bold: [mark('bold', '加粗', Bold, 'Mod-b')],
  italic: [mark('italic', '斜体', Italic, 'Mod-i')],
  underline: [mark('underline', '下划线', Underline, 'Mod-u')],
  strike: [mark('strike', '删除线', Strikethrough, 'Mod-Shift-s')],
  code: [mark('code', '行内代码', Code, 'Mod-e')],
  subscript: [mark('subscript', '下标', Subscript, 'Mod-,')],
  superscript: [mark('superscript', '上标', Superscript, 'Mod-.')],
  bulletList: [
    {
      label: '项目列表',
      icon: List,
      keys: 'Mod-Shift-8',
      isOn: (editor) => editor.isActive('bulletList'),
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
  ],
  orderedList: [
    {
      label: '编号列表',
      icon: ListOrdered,
      keys: 'Mod-Shift-7',
      isOn: (editor) => editor.isActive('orderedList'),
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
  ],
  quote: [
    {
      label: '引用',
      icon: Quote,
      keys: 'Mod-Shift-b',
      isOn: (editor) => editor.isActive('blockquote'),
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
  ],
  rule: [{ label: '分隔线', icon: Minus, run: (editor) => editor.chain().focus().setHorizontalRule().run() }],
  link: [
    {
      label: '链接',
      icon: Link,
      keys: 'Mod-k',
      isOn: (editor) => editor.isActive('link'),
      run: (_, ask) => ask('link'),
    },
  ],
  picture: [{ label: '图片', icon: ImagePlus, run: (_, ask) => ask('picture') }],
  sound: [{ label: '录音', icon: Music, run: (_, ask) => ask('sound') }],
  table: [
    {
      label: '表格',
      icon: Table,
      isOn: (editor) => editor.isActive('table'),
      run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    },
  ],
  codeBlock: [
    {
      label: '代码块',
      icon: CodeXml,
      keys: 'Mod-Alt-c',
      isOn: (editor) => editor.isActive('codeBlock'),
      run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
    },
  ],
  formula: [{ label: '公式', icon: Sigma, keys: 'Mod-Alt-m', run: (_, ask) => ask('formula') }],
};
