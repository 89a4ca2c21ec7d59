import { Combobox } from '@base-ui/react/combobox';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { Ref } from 'react';
import { infoList } from '#contract/user/org.ts';
import { call } from '../../../kit/call.ts';
import { queryClient } from '../../../kit/queries.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { useFieldControl } from '../../../ui/FieldContext.ts';
import type { KnownOrg } from './knownOrg.ts';
import styles from './OrgChooser.module.css';
import { useSettled } from './useSettled.ts';

interface OrgChooserProps {
  value: KnownOrg | null;
  onChange: (org: KnownOrg | null) => void;
  onBlur: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** Finds a school or company by any part of its name. */
export function OrgChooser({ value, onChange, onBlur, ref }: OrgChooserProps) {
  const field = useFieldControl();
  const [typed, setTyped] = useState(value?.orgName ?? '');
  const wanted = useSettled(typed.trim());
  const chosenName = value?.orgName ?? '';
  const isChosen = typed.trim() === chosenName;
  const asksForAll = wanted === chosenName;
  const found = useQuery(
    {
      queryKey: ['orgChooser', asksForAll ? '' : wanted],
      queryFn: ({ signal }) =>
        call(infoList, asksForAll ? {} : { orgName: wanted.slice(0, 50) }, { signal, isShowErrTip: false }),
      placeholderData: keepPreviousData,
    },
    queryClient(),
  );
  // 新的结果没到之前，旧的里只留符合的：按下回车不能选中别家
  const list: KnownOrg[] = found.data?.list ?? [];
  const items = isChosen
    ? list
    : list.filter(({ orgName }) => orgName.toLowerCase().includes(typed.trim().toLowerCase()));

  return (
    <Combobox.Root
      items={items}
      filter={null}
      value={value}
      onValueChange={onChange}
      onInputValueChange={setTyped}
      itemToStringLabel={(org: KnownOrg) => org.orgName}
      isItemEqualToValue={(item: KnownOrg, chosen: KnownOrg) => item.orgNo === chosen.orgNo}
      autoHighlight
    >
      <Combobox.InputGroup className={styles.box}>
        <Combobox.Input {...field} ref={ref} className={styles.input} placeholder="输入名称查找" onBlur={onBlur} />
        <Combobox.Trigger className={styles.arrow} aria-label="展开列表">
          <ChevronDown size={18} aria-hidden="true" />
        </Combobox.Trigger>
      </Combobox.InputGroup>
      <Combobox.Portal>
        <Combobox.Positioner className={styles.layer} sideOffset={6}>
          <Combobox.Popup className={styles.popup}>
            <Combobox.Status className={styles.status}>{statusOf(found, items.length)}</Combobox.Status>
            <Combobox.List className={styles.list}>
              {(org: KnownOrg & { orgLogoImg?: string }) => (
                <Combobox.Item key={org.orgNo} value={org} className={styles.item}>
                  <Avatar name={org.orgName} src={org.orgLogoImg} shape="org" size={30} />
                  <span className="clip">{org.orgName}</span>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

interface Found {
  isError: boolean;
  isFetching: boolean;
  data?: { list: unknown[]; totalCount: number } | undefined;
}

function statusOf({ data, isError, isFetching }: Found, shown: number): string | null {
  if (!data) return isError ? '列表没有取到，请检查网络后再试' : '正在查找';
  if (shown === 0 && isFetching) return '正在查找';
  if (shown === 0) return '没有找到，换一个名称试试';
  const more = data.totalCount - data.list.length;
  return more > 0 ? `还有 ${more} 家，输入名称缩小范围` : null;
}
