import { Combobox } from '@base-ui/react/combobox';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { cx } from '../../ui/cx.ts';
import { useFieldControl } from '../../ui/FieldContext.ts';
import box from '../../ui/Input.module.css';
import { Input } from '../../ui/Input.tsx';
import { queryClient } from '../queries.ts';
import { useHydrated } from '../useHydrated.ts';
import styles from './Chooser.module.css';
import { useSettled } from './useSettled.ts';

/** The first page of what a search finds, and how many there are. */
export interface Found<T> {
  list: T[];
  totalCount: number;
}

export interface ChooserProps<T> {
  value: T | null;
  onChange: (chosen: T | null) => void;
  onBlur: () => void;
  ref?: Ref<HTMLInputElement> | undefined;
  /** Tells the searches of one chooser from those of others. */
  searchKey: readonly string[];
  /** Asks the server; without words for those it shows first. */
  search: (words: string, signal: AbortSignal) => Promise<Found<T>>;
  keyOf: (item: T) => string;
  nameOf: (item: T) => string;
  /** Beside the name in the list: a picture before it, a note behind it. */
  faceOf?: (item: T) => ReactNode;
  /** 家, in 还有 12 家. */
  unit: string;
  placeholder?: string;
  size?: 'md' | 'lg';
}

/**
 * Finds one of many as somebody types; only a page of them ever leaves the server. In the server's page it is the field
 * alone: the hidden one of the combobox would come with a style, which the content security policy forbids.
 */
export function Chooser<T>(props: ChooserProps<T>) {
  const isHydrated = useHydrated();
  const { value, nameOf, size, placeholder = SEARCH } = props;
  if (isHydrated) return <Finder {...props} />;
  const arrow = <ChevronDown size={18} aria-hidden="true" />;
  return (
    <Input readOnly size={size ?? 'md'} value={value ? nameOf(value) : ''} placeholder={placeholder} tail={arrow} />
  );
}

const SEARCH = '输入名称查找';

function Finder<T>(props: ChooserProps<T>) {
  const { value, onChange, onBlur, ref, keyOf, nameOf, faceOf, unit, placeholder = SEARCH, size = 'md' } = props;
  const field = useFieldControl();
  const { items, setTyped, found } = useFound(props);
  const isShown = (chosen: T) => items.some((item) => keyOf(item) === keyOf(chosen));
  return (
    <Combobox.Root
      items={items}
      filter={null}
      value={value}
      onValueChange={(chosen, details) => {
        // Enter may come while the list is being replaced: it takes nothing that is no longer shown.
        if (chosen === null || isShown(chosen)) onChange(chosen);
        else details.cancel();
      }}
      onInputValueChange={setTyped}
      itemToStringLabel={nameOf}
      isItemEqualToValue={(item: T, chosen: T) => keyOf(item) === keyOf(chosen)}
      autoHighlight
    >
      <Combobox.InputGroup className={cx(box.box, box[size])}>
        <Combobox.Input
          {...field}
          ref={ref}
          className={cx(box.input, styles.input)}
          placeholder={placeholder}
          onBlur={onBlur}
        />
        <Combobox.Trigger className={styles.arrow} aria-label="展开列表">
          <ChevronDown size={18} aria-hidden="true" />
        </Combobox.Trigger>
      </Combobox.InputGroup>
      <Combobox.Portal>
        <Combobox.Positioner className={styles.layer} sideOffset={6} positionMethod="fixed">
          <Combobox.Popup className={styles.popup}>
            <Combobox.Status className={styles.status}>{statusOf(found, items.length, unit)}</Combobox.Status>
            <Combobox.List className={styles.list}>
              {(item: T) => (
                <Combobox.Item key={keyOf(item)} value={item} className={styles.item}>
                  {faceOf ? faceOf(item) : <span className="clip">{nameOf(item)}</span>}
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

/** What the server finds. Until its answer is there, of the one before just what fits: Enter takes no other. */
function useFound<T>({ value, searchKey, search, nameOf }: ChooserProps<T>) {
  const chosenName = value === null ? '' : nameOf(value);
  const [typed, setTyped] = useState(chosenName);
  const wanted = useSettled(typed.trim());
  const words = wanted === chosenName ? '' : wanted.slice(0, 50);
  const found = useQuery(
    {
      queryKey: [...searchKey, words],
      queryFn: ({ signal }) => search(words, signal),
      placeholderData: keepPreviousData,
    },
    queryClient(),
  );
  const list = found.data?.list ?? [];
  const has = typed.trim().toLowerCase();
  const isAnswered = typed.trim() === wanted && !found.isPlaceholderData;
  const isAll = isAnswered || has === chosenName.toLowerCase();
  const items = isAll ? list : list.filter((one) => nameOf(one).toLowerCase().includes(has));
  return { items, setTyped, found };
}

interface Asked {
  isError: boolean;
  isFetching: boolean;
  data?: Found<unknown> | undefined;
}

function statusOf({ data, isError, isFetching }: Asked, shown: number, unit: string): string | null {
  if (!data) return isError ? '列表没有取到，请检查网络后再试' : '正在查找';
  if (shown === 0 && isFetching) return '正在查找';
  if (shown === 0) return '没有找到，换一个名称试试';
  const more = data.totalCount - data.list.length;
  return more > 0 ? `还有 ${more} ${unit}，输入名称缩小范围` : null;
}
