import { expect, it } from 'vitest';
import { actions, actionsOf } from '#contract/rules/actions.ts';
import { grantTreeOf } from '#contract/rules/grants.ts';
import type { GrantNode } from '#contract/rules/grants.ts';
import type { GrantEntry } from '#contract/system/authMenu.ts';
import { codesOf, found, ticked, tickOf, unticked } from './ticks.ts';

const names = Object.fromEntries(actionsOf(3).map((code) => [code, actions[code]]));
const entriesOf = (nodes: GrantNode[], lacking: string[] = []): GrantEntry[] =>
  nodes.map((node) => ({
    ...node,
    isHeld: lacking.includes(node.code) ? 0 : 1,
    children: entriesOf(node.children, lacking),
  }));
const tree = entriesOf(grantTreeOf(3, names));
const all = (nodes: GrantEntry[]): GrantEntry[] => nodes.flatMap((node) => [node, ...all(node.children)]);
const node = (code: string, of = tree) => all(of).find((one) => one.code === code)!;

it('a button brings its menu and viewing, menu and group are then half chosen', () => {
  const chosen = ticked([], node('member:role'), 3);
  expect(chosen.toSorted()).toEqual(['member:role', 'member:view', 'staff']);
  expect(tickOf(node('staff'), new Set(chosen))).toBe('half');
  expect(tickOf(node('people'), new Set(chosen))).toBe('half');
  expect(tickOf(node('member:role'), new Set(chosen))).toBe('on');
  expect(tickOf(node('courses'), new Set(chosen))).toBe('off');
});

it('a menu or group means all below, without viewing what leans on it goes too', () => {
  const whole = ticked([], node('people'), 3);
  expect(tickOf(node('people'), new Set(whole))).toBe('on');
  const left = unticked(whole, node('member:view'), 3);
  expect(left).not.toContain('member:edit');
  expect(left).toContain('staff');
  expect(unticked(whole, node('staff'), 3).some((code) => code.startsWith('member:'))).toBe(false);
});

it('none gives what one does not have', () => {
  const limited = entriesOf(grantTreeOf(3, names), ['member:edit', 'roles']);
  expect(codesOf(node('staff', limited))).not.toContain('member:edit');
  expect(codesOf(node('roles', limited))).not.toContain('roles');
});

it('found by name, groups stay', () => {
  const shown = found(tree, '导入');
  expect(all(shown).map(({ code }) => code)).toEqual(['people', 'staff', 'member:import']);
  expect(found(tree, '没有这种')).toEqual([]);
  expect(found(tree, '')).toEqual(tree);
});
