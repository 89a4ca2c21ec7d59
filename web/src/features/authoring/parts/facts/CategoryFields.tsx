import type { CategoryTree } from '#contract/course/category.ts';
import type { Facts } from '#contract/course/draft.ts';
import { NONE } from '#contract/rules/id.ts';
import type { Fields } from '../../../../kit/form/fields.ts';
import { useFieldsState } from '../../../../kit/form/useFields.ts';
import { Field } from '../../../../ui/Field.tsx';
import { Select } from '../../../../ui/Select.tsx';
import styles from './Facts.module.css';

export type FactsValues = Omit<Facts, 'revision'>;

interface CategoryFieldsProps {
  form: Fields<FactsValues>;
  tree: readonly CategoryTree[];
}

const levels = ['一级', '二级', '三级'] as const;
const names = ['categoryId1', 'categoryId2', 'categoryId3'] as const;

/** The three levels of categories; each choice opens the next list. */
export function CategoryFields({ form, tree }: CategoryFieldsProps) {
  const values = useFieldsState(form, (state) => state.values);
  const error = useFieldsState(form, ({ errors }) => names.map((name) => errors[name]).find(Boolean));
  const chosen = names.map((name) => String(values[name] ?? NONE));
  const one = tree.find(({ id }) => id === chosen[0]);
  const two = one?.twoList.find(({ id }) => id === chosen[1]);
  const lists = [tree, one?.twoList ?? [], two?.threeList ?? []];
  const choose = (level: number, id: string) => {
    form.setValue(names[level]!, id || NONE);
    for (const below of names.slice(level + 1)) form.setValue(below, NONE);
  };
  return (
    <Field group label="分类" required error={error}>
      <div className={styles.levels}>
        {lists.map((list, level) =>
          level > 0 && list.length === 0 ? null : (
            <Select
              key={levels[level]}
              aria-label={`分类：${levels[level]}`}
              placeholder={`选择${levels[level]}分类`}
              value={chosen[level] === NONE ? '' : chosen[level]}
              options={list.map(({ id, categoryName }) => ({ value: id, label: categoryName }))}
              onChange={({ target }) => choose(level, target.value)}
            />
          ),
        )}
      </div>
    </Field>
  );
}
