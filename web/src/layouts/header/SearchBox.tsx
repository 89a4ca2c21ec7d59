import { Search } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useId, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { cx } from '../../ui/cx.ts';
import { toast } from '../../ui/toast.ts';
import styles from './SearchBox.module.css';
import { searchFor, searchScopeOf } from './searchTarget.ts';
import { useSuggestions } from './useSuggestions.ts';

interface SearchBoxProps {
  /** Fills its container, for the sheet on phones. */
  wide?: boolean;
  /** Called when a search is on its way. */
  onSearch?: () => void;
}

/** The header's search: a combobox over suggestions; Enter without a choice searches for what is typed. */
export function SearchBox({ wide, onSearch }: SearchBoxProps) {
  const id = useId();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const scope = searchScopeOf(pathname);
  const asked = useSearchParams()[0].get('str') ?? '';
  const [typed, setTyped] = useState(asked);
  const [known, setKnown] = useState(asked);
  const [sent, setSent] = useState(asked);
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  if (asked !== known) {
    setKnown(asked);
    // 自己发出的搜索到了，不盖掉这期间又打的字
    if (asked !== sent) setTyped(asked);
  }
  const options = useSuggestions(typed.trim(), scope, isOpen);

  function search(text: string): void {
    const target = searchFor(pathname, text);
    if ('warning' in target) return toast(target.warning);
    setTyped(text);
    setSent(text.trim());
    setOpen(false);
    setAt(-1);
    onSearch?.();
    void navigate(target.to);
  }

  function steer(event: KeyboardEvent): void {
    if (event.key === 'Escape' && options.length > 0) {
      event.preventDefault();
      setOpen(false);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || options.length === 0) return;
    event.preventDefault();
    setAt(at + step < -1 ? options.length - 1 : at + step >= options.length ? -1 : at + step);
  }

  return (
    <form
      role="search"
      aria-label="顶部搜索"
      className={cx(styles.search, wide && styles.wide)}
      onSubmit={(event) => {
        event.preventDefault();
        search(options[at] ?? typed);
      }}
    >
      <button type="submit" className={styles.go} aria-label="搜索">
        <Search size={18} aria-hidden="true" />
      </button>
      <input
        className={styles.input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        maxLength={50}
        autoComplete="off"
        placeholder={scope.placeholder}
        aria-label={scope.placeholder}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
        value={typed}
        onKeyDown={steer}
        onBlur={() => setOpen(false)}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(-1);
          setOpen(true);
        }}
      />
      <div id={`${id}-list`} className={styles.list} role="listbox" aria-label="搜索建议" hidden={options.length === 0}>
        {options.map((text, index) => (
          <button
            key={text}
            id={`${id}-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={cx(styles.option, 'clip')}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => search(text)}
          >
            {text}
          </button>
        ))}
      </div>
    </form>
  );
}
