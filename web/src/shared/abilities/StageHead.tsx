import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { planStage } from '#contract/fields/ability.ts';
import { Field } from '../../ui/Field.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Input } from '../../ui/Input.tsx';
import styles from './Wizard.module.css';

interface StageHeadProps {
  stage: { stageName: string; intro: string };
  /** What the stage is called where it is spoken of. */
  name: string;
  /** From 0. */
  at: number;
  count: number;
  errorOf: (field: 'stageName' | 'intro') => string | undefined;
  put: (part: { stageName?: string; intro?: string }) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** What a stage is called and why it is there; and where it stands among the others. */
export function StageHead({ stage, name, at, count, errorOf, put, onMove, onRemove }: StageHeadProps) {
  const { stageName, intro } = planStage;
  return (
    <div className={styles.stageHead}>
      <Field label={stageName.label} required error={errorOf('stageName')}>
        <Input
          value={stage.stageName}
          maxLength={stageName.max}
          onChange={({ target }) => put({ stageName: target.value })}
        />
      </Field>
      <Field label={intro.label} error={errorOf('intro')}>
        <Input value={stage.intro} maxLength={intro.max} onChange={({ target }) => put({ intro: target.value })} />
      </Field>
      <span className={styles.acts}>
        <IconButton
          size="sm"
          label={`上移「${name}」`}
          icon={<ArrowUp size={16} aria-hidden="true" />}
          disabled={at === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          size="sm"
          label={`下移「${name}」`}
          icon={<ArrowDown size={16} aria-hidden="true" />}
          disabled={at === count - 1}
          onClick={() => onMove(1)}
        />
        <IconButton
          size="sm"
          tone="danger"
          label={`移除「${name}」`}
          icon={<Trash2 size={16} aria-hidden="true" />}
          onClick={onRemove}
        />
      </span>
    </div>
  );
}
