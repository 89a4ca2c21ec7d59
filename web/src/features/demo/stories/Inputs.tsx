import { lazy, Suspense, useState } from 'react';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { CodeInput } from '../../../ui/CodeInput.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { Input } from '../../../ui/Input.tsx';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
import { Radio } from '../../../ui/Radio.tsx';
import { RatingInput } from '../../../ui/RatingInput.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { toast } from '../../../ui/toast.ts';
import styles from '../parts/Parts.module.css';

const NumberField = lazy(() => import('../../../ui/NumberField.tsx').then((part) => ({ default: part.NumberField })));

const levels = [
  { value: 'easy', label: '易' },
  { value: 'hard', label: '难' },
];

export function Inputs() {
  const [score, setScore] = useState<number | null>(3);
  const [level, setLevel] = useState('easy');
  const [isOn, setOn] = useState(true);
  const [stars, setStars] = useState(4);
  return (
    <div className={styles.narrow}>
      <Field label="名称" required help="20 个字以内">
        <Input maxLength={20} />
      </Field>
      <Field label="手机号" error="请输入 11 位手机号">
        <Input defaultValue="138" />
      </Field>
      <Field label="验证码">
        <CodeInput seconds={0} sending={false} onSend={() => toast('发送成功')} />
      </Field>
      <Field label="密码">
        <PasswordInput autoComplete="off" />
      </Field>
      <Field label="分值">
        <Suspense fallback={<Input disabled />}>
          <NumberField min={0} max={10} value={score} onChange={setScore} />
        </Suspense>
      </Field>
      <Field label="难度">
        <Select isWide options={levels} value={level} onChange={({ target }) => setLevel(target.value)} />
      </Field>
      <Field label="难度" group>
        <span className={styles.line}>
          {levels.map(({ value, label }) => (
            <Radio key={value} name="level" label={label} checked={level === value} onChange={() => setLevel(value)} />
          ))}
        </span>
      </Field>
      <Field label="解析">
        <Textarea maxLength={200} rows={3} defaultValue="每个数加同一个数，方差不变。" />
      </Field>
      <FieldPair>
        <Field label="姓">
          <Input />
        </Field>
        <Field label="名">
          <Input />
        </Field>
      </FieldPair>
      <RatingInput name="stars" label="打分" value={stars} onChange={setStars} />
      <Checkbox label="出卷时打乱顺序" defaultChecked />
      <Switch label="上架" checked={isOn} onChange={setOn} />
    </div>
  );
}
