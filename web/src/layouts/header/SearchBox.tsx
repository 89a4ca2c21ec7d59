import { Search } from 'lucide-react';
import { lazy, Suspense, useCallback, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { BareButton } from '../../ui/BareButton.tsx';
import { cx } from '../../ui/cx.ts';
import { toast } from '../../ui/toast.ts';
import styles from './SearchBox.module.css';
import type { OffersProps } from './SearchOffers.tsx';
import { searchFor, searchScopeOf } from './searchTarget.ts';

// Fetched when somebody searches; without it searching works all the same.
const SearchOffers = lazy<(props: OffersProps) => ReactNode>(() =>
  import('./SearchOffers.tsx').then(
    (module) => ({ default: module.SearchOffers }),
    () => ({ default: () => null }),
  ),
);

interface SearchBoxProps {
  /** Fills its container, for the sheet on phones. */
  wide?: boolean;
  /** Called when a search is on its way. */
  onSearch?: () => void;
}

/**
 * The header's search: a combobox over what `SearchOffers` offers, which is fetched with the first focus and handles
 * keys and attributes of the input; Enter without a choice searches for what is typed.
 */
export function SearchBox({ wide = false, onSearch }: SearchBoxProps) {
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const scope = searchScopeOf(pathname);
  const asked = useSearchParams()[0].get('str') ?? '';
  const [typed, setTyped] = useState(asked);
  const [known, setKnown] = useState(asked);
  const [sent, setSent] = useState(asked);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  if (asked !== known) {
    setKnown(asked);
    // One's own search arriving does not replace what was typed meanwhile.
    if (asked !== sent) setTyped(asked);
  }

  const search: OffersProps['onPick'] = (text, { everywhere, isTyped } = {}) => {
    const target = searchFor(everywhere ? '/' : pathname, text);
    if ('warning' in target) return toast(target.warning);
    void import('../../kit/searched.ts').then((kept) => (isTyped ? kept.searched : kept.remember)(text.trim()), close);
    setTyped(text);
    setSent(text.trim());
    goTo(target.to);
  };
  const open: OffersProps['onOpen'] = (title, to) => {
    void import('../../kit/searched.ts').then((kept) => kept.remember(title), close);
    setTyped('');
    goTo(to);
  };
  const goTo = (to: string) => {
    close();
    onSearch?.();
    void navigate(to);
  };
  const offerRecent = () => typed.trim() === '' && setOpen(true);

  return (
    <div className={cx(styles.place, wide && styles.wide)}>
      <form
        role="search"
        aria-label="顶部搜索"
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          search(input.current?.value ?? typed, { isTyped: true });
        }}
      >
        <BareButton type="submit" className={styles.go} aria-label="搜索">
          <Search size={18} />
        </BareButton>
        <input
          ref={input}
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
          aria-expanded={false}
          aria-controls={list}
          value={typed}
          onFocus={offerRecent}
          onClick={offerRecent}
          onBlur={close}
          onChange={(event) => {
            setTyped(event.target.value);
            setOpen(true);
          }}
        />
      </form>
      {isOpen ? (
        <Suspense>
          <SearchOffers
            {...{ input, scope, wide }}
            id={list}
            typed={typed.trim()}
            onPick={search}
            onOpen={open}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
