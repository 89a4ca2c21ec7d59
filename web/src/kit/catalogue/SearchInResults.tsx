import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { Input } from '../../ui/Input.tsx';
import type { ListHandle } from '../list/useListState.ts';
import styles from './SearchInResults.module.css';

interface SearchInResultsProps {
  list: ListHandle;
  /** The free-text filter it fills. */
  name: string;
  /** Spoken name and placeholder: 在课程中搜索. */
  label: string;
  /** Right end: 共 284 门. */
  total?: string;
}

/** Searches within the chosen conditions; a plain GET form, so it works before scripts do. */
export function SearchInResults({ list, name, label, total }: SearchInResultsProps) {
  const text = list.filters[name] ?? '';
  const [action, query] = list.hrefOf({ filters: { [name]: list.defaultOf(name) } }).split('?');
  return (
    <Form role="search" method="get" action={action} className={styles.search} preventScrollReset>
      {[...new URLSearchParams(query)].map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <Input
        key={text}
        name={name}
        defaultValue={text}
        type="search"
        placeholder={label}
        aria-label={label}
        maxLength={100}
        lead={<Search size={16} aria-hidden="true" />}
        tail={total ? <span className={styles.total}>{total}</span> : undefined}
      />
    </Form>
  );
}
