import { useId, useState } from 'react';
import type { ListHandle } from '../../../kit/list/useListState.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './LogFilters.module.css';

type Filters = Record<'operation' | 'realName' | 'keyword' | 'beginDate' | 'endDate', string>;

type Spec = readonly [name: keyof Filters, label: string, type: 'search' | 'date', placeholder: string];

const first: Spec = ['operation', '操作', 'search', '如 删除角色'];
const further: readonly Spec[] = [
  ['realName', '人员', 'search', '姓名或手机号'],
  ['keyword', '内容里有', 'search', '如 某人的名字'],
  ['beginDate', '从', 'date', ''],
  ['endDate', '到', 'date', ''],
];

/** What to look for; it takes effect with 查找 and stands in the address. On phones all but the first fold away. */
export function LogFilters({ list }: { list: ListHandle<Filters> }) {
  const moreId = useId();
  const [wanted, setWanted] = useState(list.filters);
  const [isOpen, setOpen] = useState(further.some(([name]) => list.filters[name] !== ''));
  const isUsed = Object.values(list.filters).some((value) => value !== '');
  const isBackwards = wanted.beginDate !== '' && wanted.endDate !== '' && wanted.endDate < wanted.beginDate;
  const fieldOf = ([name, label, type, placeholder]: Spec) => (
    <Field
      key={name}
      label={label}
      className={type === 'date' ? styles.day : styles.words}
      error={name === 'endDate' && isBackwards ? '不能早于开始的日期' : undefined}
    >
      <Input
        size="sm"
        type={type}
        maxLength={40}
        placeholder={placeholder}
        value={wanted[name]}
        onChange={(event) => setWanted({ ...wanted, [name]: event.target.value })}
      />
    </Field>
  );
  return (
    <form
      role="search"
      className={styles.row}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBackwards) list.change({ filters: wanted, page: 1 });
      }}
    >
      {fieldOf(first)}
      <div id={moreId} className={styles.more} data-open={isOpen || undefined}>
        {further.map(fieldOf)}
      </div>
      <span className={styles.acts}>
        <Button type="submit" size="sm">
          查找
        </Button>
        <span className={styles.fold}>
          <Button
            size="sm"
            variant="text"
            aria-expanded={isOpen}
            aria-controls={moreId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? '收起条件' : '更多条件'}
          </Button>
        </span>
        {isUsed ? (
          <TextLink to={list.clearHref} tone="quiet">
            清除条件
          </TextLink>
        ) : null}
      </span>
    </form>
  );
}
