import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { Button } from '../../../ui/Button.tsx';
import { Input } from '../../../ui/Input.tsx';
import styles from './SearchForm.module.css';

/** Among the latest searches of this browser, and for the hot searches of all. */
function remember(typed: FormDataEntryValue | null): void {
  const str = typeof typed === 'string' ? typed.trim() : '';
  if (str !== '')
    void import('../../../kit/searched.ts').then(
      ({ searched }) => searched(str),
      () => undefined,
    );
}

/** The search again, larger than the one in the header and there on phones too; a plain GET form. */
export function SearchForm({ str, type }: { str: string; type: string }) {
  return (
    <Form
      role="search"
      aria-label="搜索全站"
      method="get"
      action="/search/str"
      className={styles.form}
      onSubmit={({ currentTarget }) => remember(new FormData(currentTarget).get('str'))}
    >
      {type === 'all' ? null : <input type="hidden" name="type" value={type} />}
      <Input
        key={str}
        name="str"
        defaultValue={str}
        type="search"
        placeholder="课程、讲师、机构、资讯"
        aria-label="搜索内容"
        maxLength={100}
        required
        lead={<Search size={16} aria-hidden="true" />}
        className={styles.input}
      />
      <Button type="submit" variant="primary">
        搜索
      </Button>
    </Form>
  );
}
