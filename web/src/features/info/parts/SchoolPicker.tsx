import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { listBindableOrgInfo } from '#contract/user/orgStudent.ts';
import { useListCall } from '../../../kit/list/useListCall.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Radio } from '../../../ui/Radio.tsx';
import styles from './SchoolPicker.module.css';

interface SchoolPickerProps {
  value: string;
  /** Of the school that is chosen already. */
  name?: string;
  onChange: (orgNo: string) => void;
  error: string | undefined;
}

const SHOWN = 6;

/** Finds a school by a part of its name. */
export function SchoolPicker({ value, name = '', onChange, error }: SchoolPickerProps) {
  const [words, setWords] = useState(name);
  const orgName = useDeferredValue(words.trim());
  const { page, failure } = useListCall(listBindableOrgInfo, { orgName, pageSize: SHOWN });
  const schools = page?.list ?? [];
  return (
    <Field label="学校" required group error={error ?? failure}>
      <Input
        type="search"
        aria-label="学校名称"
        placeholder="输入学校名称的一部分"
        maxLength={50}
        lead={<Search size={16} aria-hidden="true" />}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <span className={styles.schools}>
        {schools.map(({ orgNo, orgName: school, orgLogoImg }) => (
          <Radio
            key={orgNo}
            name="orgNo"
            value={orgNo}
            checked={value === orgNo}
            onChange={() => onChange(orgNo)}
            className={styles.school}
            label={
              <span className={styles.face}>
                <Avatar name={school} src={orgLogoImg} shape="org" size={30} />
                {school}
              </span>
            }
          />
        ))}
      </span>
      {page && schools.length === 0 ? <p className={styles.none}>没有找到，换个写法试试；学校可能还没有入驻</p> : null}
      {page && page.totalCount > SHOWN ? (
        <p className={styles.none}>还有 {page.totalCount - SHOWN} 所，接着输入可以缩小范围</p>
      ) : null}
    </Field>
  );
}
