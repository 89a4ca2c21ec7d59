import type { AnyExtension, Node } from '@tiptap/core';
import { CodeBlockLowlight } from '@tiptap/extension-code-block-lowlight';
import { Heading } from '@tiptap/extension-heading';
import { Image } from '@tiptap/extension-image';
import { Link } from '@tiptap/extension-link';
import { OrderedList } from '@tiptap/extension-list';
import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Markdown } from '@tiptap/markdown';
import { StarterKit } from '@tiptap/starter-kit';
import { headingLevels, isSafeLink, linkRel, richTags } from '#contract/rules/richText.ts';
import type { RichTool } from '#contract/rules/richText.ts';
import { Sound } from './soundNode.ts';
import { BlockFormula, InlineFormula } from './formulaNodes.ts';
import { lowlight } from './languages.ts';

/** What the editor knows when it offers these tools; the attributes are those that the server keeps. */
export function extensionsFor(tools: readonly RichTool[]): AnyExtension[] {
  const has = (tool: RichTool): false | undefined => (tools.includes(tool) ? undefined : false);
  return [
    StarterKit.configure({
      heading: false,
      orderedList: false,
      link: false,
      codeBlock: false,
      bold: has('bold'),
      italic: has('italic'),
      underline: has('underline'),
      strike: has('strike'),
      code: has('code'),
      bulletList: has('bulletList'),
      blockquote: has('quote'),
      horizontalRule: has('rule'),
    }),
    Markdown,
    ...tools.flatMap((tool) => apart[tool] ?? []),
  ];
}

/** Its attributes are those of the declaration and no others. */
const limited = <N extends Pick<Node, 'extend'>>(node: N, names: readonly string[]): ReturnType<N['extend']> =>
  node.extend({
    addAttributes(this: { parent?: () => object }) {
      return Object.fromEntries(Object.entries(this.parent?.() ?? {}).filter(([name]) => names.includes(name)));
    },
  }) as ReturnType<N['extend']>;

const { table, picture, orderedList } = richTags;

const link = Link.extend({
  addAttributes: () => ({ href: { default: null } }),
}).configure({
  openOnClick: false,
  defaultProtocol: 'https',
  HTMLAttributes: { rel: linkRel, target: null },
  isAllowedUri: isSafeLink,
});

/** The levels of other editors are brought to ours. */
const heading = Heading.extend({
  parseHTML: () =>
    [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: Math.min(Math.max(level, 2), 4) } })),
}).configure({ levels: [...headingLevels] });

/** Without widths in style attributes, which the content policy would refuse. */
const plainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] });

/** The tools that are not a plain part of the starter kit. */
const apart: Partial<Record<RichTool, AnyExtension[]>> = {
  heading: [heading],
  subscript: [Subscript],
  superscript: [Superscript],
  orderedList: [limited(OrderedList, orderedList.ol)],
  link: [link],
  picture: [limited(Image, picture.img)],
  sound: [Sound],
  table: [plainTable, TableRow, limited(TableHeader, table.th), limited(TableCell, table.td)],
  codeBlock: [CodeBlockLowlight.configure({ lowlight })],
  formula: [InlineFormula, BlockFormula],
};
