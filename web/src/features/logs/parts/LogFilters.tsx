import { useId, useState } from 'react';
import type { ListHandle } from '../../../kit/list/useListState.ts';
import { Button } from '../../../ui/Button.tsx';
import { dayFrom } from '../../../ui/dateText.ts';
import { DateRangeField } from '../../../ui/DateRangeField.tsx';
import type { DateRange } from '../../../ui/dateText.ts';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './LogFilters.module.css';

type Filters = Record<'operation' | 'realName' | 'keyword' | 'beginDate' | 'endDate', string>;

type Spec = readonly [name: keyof Filters, label: string, placeholder: string];

const first: Spec = ['operation', '操作', '如 删除角色'];
const further: readonly Spec[] = [
  ['realName', '人员', '姓名或手机号'],
  ['keyword', '内容里有', '如 某人的名字'],
];

/** What to look for; it takes effect with 查找 and stands in the address. On phones all but the first fold away. */
export function LogFilters({ list }: { list: ListHandle<Filters> }) {
  const moreId = useId();
  const [wanted, setWanted] = useState(list.filters);
  const [isOpen, setOpen] = useState(
    Object.entries(list.filters).some(([name, value]) => name !== first[0] && value !== ''),
  );
  const isUsed = Object.values(list.filters).some((value) => value !== '');
  const range = { from: wanted.beginDate, to: wanted.endDate };
  const wrongRange = faultOf(range);
  const fieldOf = ([name, label, placeholder]: Spec) => (
    <Field key={name} label={label} className={styles.words}>
      <Input
        size="sm"
        type="search"
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
        if (!wrongRange) list.change({ filters: wanted, page: 1 });
      }}
    >
      {fieldOf(first)}
      <div id={moreId} className={styles.more} data-open={isOpen || undefined}>
        {further.map(fieldOf)}
        <Field label="日期" group className={styles.days} error={wrongRange}>
          <DateRangeField
            size="sm"
            value={range}
            onChange={({ from, to }) => setWanted({ ...wanted, beginDate: from, endDate: to })}
          />
        </Field>
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

function faultOf({ from, to }: DateRange): string | undefined {
  if ([from, to].some((day) => day !== '' && !dayFrom(day))) return '日期写成 2026-11-22 这样';
  return from !== '' && to !== '' && to < from ? '不能早于开始的日期' : undefined;
}
