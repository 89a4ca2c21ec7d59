import { Search } from 'lucide-react';
import { Form } from 'react-router';
import type { ListHandle } from '../../../kit/list/useListState.ts';
import { Input } from '../../../ui/Input.tsx';
import styles from './SearchBox.module.css';

interface SearchBoxProps {
  list: ListHandle<{ keyword: string }>;
  /** Spoken name and placeholder. */
  label: string;
}

/** Searches within the conditions that are chosen; a plain GET form, so it works before scripts do. */
export function SearchBox({ list, label }: SearchBoxProps) {
  const { keyword } = list.filters;
  const [action, query] = list.hrefOf({ filters: { keyword: '' } }).split('?');
  return (
    <Form role="search" method="get" action={action} className={styles.search} preventScrollReset>
      {[...new URLSearchParams(query)].map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <Input
        key={keyword}
        name="keyword"
        type="search"
        size="sm"
        defaultValue={keyword}
        placeholder={label}
        aria-label={label}
        maxLength={30}
        lead={<Search size={16} aria-hidden="true" />}
      />
    </Form>
  );
}
