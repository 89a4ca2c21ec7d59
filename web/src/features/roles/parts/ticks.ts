import { completed } from '#contract/rules/grants.ts';
import type { GrantEntry } from '#contract/system/authMenu.ts';
import type { UserType } from '#contract/rules/userTypes.ts';
import { MenuType } from '#contract/rules/menuTypes.ts';

export type Tick = 'on' | 'half' | 'off';

/** The codes that ticking a line gives: its own and those below it, as far as the one who ticks holds them. */
export function codesOf(node: GrantEntry): string[] {
  const own = node.menuType !== MenuType.directory && node.isHeld === 1 ? [node.code] : [];
  return [...own, ...node.children.flatMap(codesOf)];
}

/** How a line stands: half when only some of what it gives is chosen. */
export function tickOf(node: GrantEntry, chosen: ReadonlySet<string>): Tick {
  const codes = allCodes(node);
  const count = codes.filter((code) => chosen.has(code)).length;
  if (count === 0) return 'off';
  return count === codes.length ? 'on' : 'half';
}

/** After ticking: with the lines that those are of no use without. */
export const ticked = (chosen: readonly string[], node: GrantEntry, userType: UserType): string[] =>
  completed([...new Set([...chosen, ...codesOf(node)])], userType);

/** After taking a tick away: without the lines that need what is gone. */
export function unticked(chosen: readonly string[], node: GrantEntry, userType: UserType): string[] {
  const gone = new Set(codesOf(node));
  const left = chosen.filter((code) => !gone.has(code));
  return left.filter((code) => !completed([code], userType).some((needed) => gone.has(needed)));
}

/** The lines whose name has the words in it, with the groups they stand in; a group that is named itself stays whole. */
export function found(tree: readonly GrantEntry[], words: string): GrantEntry[] {
  if (words === '') return [...tree];
  return tree.flatMap((node) => {
    if (node.name.includes(words)) return [node];
    const children = found(node.children, words);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

const allCodes = (node: GrantEntry): string[] => [
  ...(node.menuType === MenuType.directory ? [] : [node.code]),
  ...node.children.flatMap(allCodes),
];
