import { Search } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/Input.tsx';
import styles from './WordSearch.module.css';

interface WordSearchProps {
  /** Spoken name and placeholder. */
  label: string;
  /** What is looked for now. */
  words: string;
  maxLength: number;
  /** Of the whole, where a page has more than one. */
  name?: string;
  onSearch: (words: string) => void;
}

/** Words that take effect with 查找, within what else is chosen. */
export function WordSearch({ label, words, maxLength, name, onSearch }: WordSearchProps) {
  const [typed, setTyped] = useState(words);
  return (
    <form
      role="search"
      aria-label={name}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <Input
        size="sm"
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={maxLength}
        lead={<Search size={16} aria-hidden="true" />}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" size="sm">
        查找
      </Button>
    </form>
  );
}
