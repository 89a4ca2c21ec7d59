import type { TreeNode } from '#contract/kit/tree.ts';
import * as jobType from '#contract/system/jobType.ts';
import * as region from '#contract/system/region.ts';
import { useCall } from '../../kit/useCall.ts';
import { Select } from '../../ui/Select.tsx';
import styles from './ResumeControls.module.css';

interface TreeSelectProps {
  label: string;
  /** Names of the levels, from the top. */
  levels: readonly string[];
  value: string;
  set: (code: string) => void;
  ref: (element: HTMLSelectElement | null) => (() => void) | undefined;
}

/** A place in the tree of regions. */
export function RegionSelect(props: TreeSelectProps) {
  const { data } = useCall(region.listAsTree, {});
  return <TreeSelect {...props} tree={data?.regionList ?? nothing} />;
}

/** A place in the tree of kinds of jobs. */
export function JobTypeSelect(props: TreeSelectProps) {
  const { data } = useCall(jobType.list, {});
  return <TreeSelect {...props} tree={data?.list ?? nothing} />;
}

const nothing: TreeNode[] = [];

/** One list a level; the deepest choice is the value. */
function TreeSelect({ label, levels, value, set, ref, tree }: TreeSelectProps & { tree: TreeNode[] }) {
  const path = pathTo(tree, value);
  const lists = [tree, ...path.map(({ children }) => children)];
  return (
    <span className={styles.levels}>
      {levels.map((name, level) => {
        const nodes = lists[level] ?? [];
        return (
          <Select
            key={name}
            ref={level === 0 ? ref : undefined}
            aria-label={`${label}：${name}`}
            placeholder={tree.length === 0 ? '读取中' : name}
            disabled={nodes.length === 0}
            value={path[level]?.code ?? ''}
            onChange={({ target }) => set(target.value || (path[level - 1]?.code ?? ''))}
            options={nodes.map((node) => ({ value: node.code, label: node.name }))}
          />
        );
      })}
    </span>
  );
}

/** The nodes from the top down to the one with this code; empty when it is not there. */
export function pathTo(nodes: readonly TreeNode[], code: string): TreeNode[] {
  if (code === '') return [];
  for (const node of nodes) {
    if (node.code === code) return [node];
    const below = pathTo(node.children, code);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}
