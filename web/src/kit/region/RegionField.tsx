import { useEffect, useState } from 'react';
import type { TreeNode } from '#contract/kit/tree.ts';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { pathToRegion, regionTree } from './regionTree.ts';
import styles from './RegionField.module.css';

interface RegionFieldProps {
  label: string;
  /** The code of the smallest region chosen so far, or empty. */
  value: string;
  onChange: (code: string) => void;
  error?: string;
  help?: string;
  required?: boolean;
}

const levels = ['省', '市', '区县'];

/** Province, city and district as three lists; each choice opens the next list, and the smallest one counts. */
export function RegionField({ label, value, onChange, ...rest }: RegionFieldProps) {
  const [tree, setTree] = useState<TreeNode[]>([]);
  useEffect(() => {
    let gone = false;
    regionTree().then(
      (nodes) => gone || setTree(nodes),
      () => undefined,
    );
    return () => void (gone = true);
  }, []);
  const path = pathToRegion(tree, value);
  const lists = [tree, ...path.map(({ children }) => children)].filter(
    (nodes, index) => index === 0 || nodes.length > 0,
  );
  return (
    <Field group label={label} {...rest}>
      <div className={styles.lists}>
        {lists.map((nodes, index) => (
          <Select
            key={levels[index]}
            aria-label={`${label}：${levels[index]}`}
            placeholder={placeholderOf(index, rest.required)}
            disabled={tree.length === 0}
            value={path[index]?.code ?? ''}
            options={nodes.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={({ target }) => onChange(target.value || (path[index - 1]?.code ?? ''))}
          />
        ))}
      </div>
    </Field>
  );
}

/** Where a region is required a province alone is not enough. */
const placeholderOf = (level: number, required = false): string =>
  level === 0 ? '选择省份' : level === 1 && required ? '选择城市' : '不限';
