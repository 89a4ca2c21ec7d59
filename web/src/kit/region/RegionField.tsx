import { useEffect, useState } from 'react';
import type { TreeNode } from '#contract/kit/tree.ts';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import type { SelectProps } from '../../ui/Select.tsx';
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
  /** Of the three lists. */
  size?: SelectProps['size'];
}

const levels = ['省', '市', '区县'];

/** Province, city and district as three lists; each choice fills the next list, and the smallest one counts. */
export function RegionField({ label, value, onChange, size, ...rest }: RegionFieldProps) {
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
  const lists = [tree, ...path.map(({ children }) => children)];
  return (
    <Field group label={label} {...rest}>
      <div className={styles.lists}>
        {levels.map((level, index) => (
          <Select
            key={level}
            size={size}
            aria-label={`${label}：${level}`}
            placeholder={placeholderOf(index, rest.required)}
            disabled={(lists[index] ?? []).length === 0}
            value={path[index]?.code ?? ''}
            options={(lists[index] ?? []).map(({ code, name }) => ({ value: code, label: name }))}
            onChange={({ target }) => onChange(target.value || (path[index - 1]?.code ?? ''))}
          />
        ))}
      </div>
    </Field>
  );
}

/** Where a region is required a province alone is not enough. */
const placeholderOf = (level: number, required = false): string => {
  if (level === 0) return '选择省份';
  if (level === 1) return required ? '选择城市' : '城市不限';
  return '区县不限';
};
