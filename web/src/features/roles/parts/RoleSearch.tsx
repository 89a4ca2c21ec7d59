import { Search } from 'lucide-react';
import { useState } from 'react';
import type { ListHandle } from '../../../kit/list/useListState.ts';
import { Button } from '../../../ui/Button.tsx';
import { Input } from '../../../ui/Input.tsx';
import styles from './RoleList.module.css';

/** Finds a role by a part of its name; the words stand in the address. */
export function RoleSearch({ list }: { list: ListHandle<{ roleName: string }> }) {
  const [words, setWords] = useState(list.filters.roleName);
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        list.change({ filters: { roleName: words.trim() }, page: 1 });
      }}
    >
      <Input
        size="sm"
        type="search"
        aria-label="角色名称"
        placeholder="角色名称"
        maxLength={20}
        lead={<Search size={16} aria-hidden="true" />}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Button type="submit" size="sm">
        查找
      </Button>
    </form>
  );
}
