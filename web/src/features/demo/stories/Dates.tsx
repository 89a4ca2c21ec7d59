import { useState } from 'react';
import { DateField } from '../../../ui/DateField.tsx';
import { DateRangeField } from '../../../ui/DateRangeField.tsx';
import { DateTimeField } from '../../../ui/DateTimeField.tsx';
import { Field } from '../../../ui/Field.tsx';
import styles from '../parts/Parts.module.css';

export function Dates() {
  const [birthday, setBirthday] = useState('');
  const [day, setDay] = useState('2026-11-22');
  const [moment, setMoment] = useState('2026-09-01 08:00:00');
  const [range, setRange] = useState({ from: '', to: '' });
  return (
    <div className={styles.narrow}>
      <Field label="出生日期" help="年与月可以直接选">
        <DateField min="1930-01-01" value={birthday} onChange={setBirthday} />
      </Field>
      <Field label="学完的日子" help="11 月 22 日之后的三十天里选一天">
        <DateField min="2026-11-22" max="2026-12-22" value={day} onChange={setDay} />
      </Field>
      <Field label="日期不对" error="日期写成 2026-11-22 这样">
        <DateField value="明天" onChange={setDay} />
      </Field>
      <Field label="投放开始">
        <DateTimeField value={moment} onChange={setMoment} />
      </Field>
      <Field label="日期" group>
        <DateRangeField value={range} onChange={setRange} />
      </Field>
      <Field label="不能改">
        <DateField value="2026-11-22" onChange={setDay} disabled />
      </Field>
    </div>
  );
}
