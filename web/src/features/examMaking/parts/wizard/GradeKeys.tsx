import { Plus, X } from 'lucide-react';
import type { GradeKey } from '#contract/rules/assessments.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { Input } from '../../../../ui/Input.tsx';
import { numbered } from '../paper/sections.ts';
import styles from './Wizard.module.css';

const MOST = 10;
const LONGEST_NAME = 10;

const usual: readonly GradeKey[] = [
  { name: '优秀', from: 90 },
  { name: '良好', from: 75 },
  { name: '及格', from: 60 },
  { name: '不及格', from: 0 },
];

interface GradeKeysProps {
  keys: readonly GradeKey[];
  issues: ReadonlyMap<string, string>;
  onChange: (keys: GradeKey[]) => void;
}

/** Names for parts of the full marks, which stand beside the marks once they are released. */
export function GradeKeys({ keys, issues, onChange }: GradeKeysProps) {
  const problemAt = (at: number) =>
    issues.get(`rules.gradeKeys.${at}.name`) ?? issues.get(`rules.gradeKeys.${at}.from`);
  const problem = issues.get('rules.gradeKeys') ?? keys.map((_, at) => problemAt(at)).find(Boolean);
  const next = () => Math.max(0, Math.min(100, ...keys.map(({ from }) => from)) - 10);
  return (
    <Field
      group
      label="等第"
      error={problem}
      help="成绩公布以后与分数一起显示；达到满分的百分之几算哪一等，不设就只有分数"
    >
      <ul className={styles.keys}>
        {numbered(keys).map(({ key: place, row: key, at }) => (
          <li key={place}>
            <Input
              size="sm"
              aria-label={`第 ${at + 1} 个等第的名称`}
              aria-invalid={problemAt(at) ? true : undefined}
              maxLength={LONGEST_NAME}
              value={key.name}
              onChange={({ target }) => onChange(keys.with(at, { ...key, name: target.value }))}
            />
            <Input
              size="sm"
              aria-label={`第 ${at + 1} 个等第从百分之几起`}
              inputMode="numeric"
              value={String(key.from)}
              onChange={({ target }) => onChange(keys.with(at, { ...key, from: percentIn(target.value) }))}
              tail={<span className={styles.quiet}>% 起</span>}
            />
            <IconButton
              size="sm"
              label={`去掉第 ${at + 1} 个等第`}
              icon={<X size={16} aria-hidden="true" />}
              onClick={() => onChange(keys.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ul>
      <div className={styles.keyActs}>
        {keys.length < MOST ? (
          <Button
            size="sm"
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => onChange([...keys, { name: '', from: next() }])}
          >
            添加等第
          </Button>
        ) : null}
        {keys.length === 0 ? (
          <Button size="sm" variant="text" onClick={() => onChange([...usual])}>
            用常见的四等
          </Button>
        ) : null}
      </div>
    </Field>
  );
}

const percentIn = (text: string): number => Math.min(100, Number(text.replaceAll(/\D/g, '').slice(0, 3)));
