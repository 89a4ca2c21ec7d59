import type { RichTool } from '#contract/rules/richText.ts';
import { headingLevels } from '#contract/rules/richText.ts';

/** Tools that stand together, in the order of the bar. */
const groups: readonly (readonly RichTool[])[] = [
  ['heading'],
  ['bold', 'italic', 'underline', 'strike', 'subscript', 'superscript', 'code'],
  ['bulletList', 'orderedList', 'quote'],
  ['link', 'picture', 'sound', 'table', 'formula', 'codeBlock', 'rule'],
];

export const groupsOf = (tools: readonly RichTool[]): RichTool[][] =>
  groups.map((group) => group.filter((tool) => tools.includes(tool))).filter((group) => group.length > 0);

/** The buttons that each group of the bar will have, by a name, so that their place can be kept. */
export const buttonsOf = (tools: readonly RichTool[]): string[][] => [
  ...groupsOf(tools).map((group) =>
    group.flatMap((tool) => (tool === 'heading' ? headingLevels.map((level) => `h${level}`) : tool)),
  ),
  ['fromMarkdown', 'toMarkdown'],
  ['undo', 'redo'],
];
