import { useState } from 'react';
import { MOST_MINUTES } from '#contract/rules/assessments.ts';
import type { ShownSection } from '#contract/exam/paperShapes.ts';
import { paperSection } from '#contract/fields/papers.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Textarea } from '../../../../ui/Textarea.tsx';
import { LiveNumber } from '../LiveNumber.tsx';
import styles from './Paper.module.css';

type Facts = Pick<ShownSection, 'intro' | 'minutes'>;

interface SectionFactsProps {
  at: number;
  section: Facts;
  issues: ReadonlyMap<string, string>;
  onChange: (change: Partial<Facts>) => void;
}

/** What candidates read over a section, and its own clock; most sections have neither. */
export function SectionFacts({ at, section: { intro, minutes }, issues, onChange }: SectionFactsProps) {
  const problemOf = (name: keyof Facts) => issues.get(`sections.${at}.${name}`);
  const [isAsked, setIsAsked] = useState(intro !== '' || minutes !== null);
  const isOpen = isAsked || problemOf('intro') !== undefined || problemOf('minutes') !== undefined;
  if (!isOpen)
    return (
      <Button size="sm" variant="text" onClick={() => setIsAsked(true)}>
        加说明或单独计时
      </Button>
    );
  return (
    <div className={styles.facts}>
      <Field label="大题说明" error={problemOf('intro')}>
        <Textarea
          rows={2}
          maxLength={paperSection.intro.max}
          value={intro}
          placeholder="例如：每题只有一个正确答案"
          onChange={({ target }) => onChange({ intro: target.value })}
        />
      </Field>
      <Field
        label="单独计时（分钟）"
        error={problemOf('minutes')}
        help="考生打开这一大题才开始走，到时锁上；不填就随整场"
      >
        <LiveNumber min={1} max={MOST_MINUTES} value={minutes} onChange={(value) => onChange({ minutes: value })} />
      </Field>
    </div>
  );
}
