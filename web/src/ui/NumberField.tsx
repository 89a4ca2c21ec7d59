import { NumberField as Base } from '@base-ui/react/number-field';
import { Minus, Plus } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { Ref } from 'react';
import { BareButton } from './BareButton.tsx';
import { useFieldControl } from './FieldContext.ts';
import styles from './NumberField.module.css';

interface NumberFieldProps {
  name?: string;
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  min?: number;
  max?: number;
  /** By how much a press or an arrow key changes it. */
  step?: number;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A number: typed, or changed step by step with the buttons and the arrow keys. For rooms behind a sign-in. */
export function NumberField({ name, value, onChange, onBlur, min, max, step, disabled, ref }: NumberFieldProps) {
  const field = useFieldControl();
  if (!useIsAlive()) return <Still value={value} />;
  return (
    <Base.Root
      id={field.id}
      name={name}
      value={value}
      onValueChange={onChange}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      locale="zh-CN"
      format={plain}
    >
      <Base.Group className={styles.box}>
        <Base.Decrement render={<BareButton />} className={styles.step} aria-label="减少">
          <Minus size={16} aria-hidden="true" />
        </Base.Decrement>
        <Base.Input {...field} ref={ref} className={styles.input} aria-roledescription="数字框" onBlur={onBlur} />
        <Base.Increment render={<BareButton />} className={styles.step} aria-label="增加">
          <Plus size={16} aria-hidden="true" />
        </Base.Increment>
      </Base.Group>
    </Base.Root>
  );
}

/** The library's parts carry inline styles, which the pages we serve may not: until they are alive, this stands there. */
function Still({ value }: { value: number | null }) {
  const { id } = useFieldControl();
  return (
    <div className={styles.box}>
      <span className={styles.step}>
        <Minus size={16} aria-hidden="true" />
      </span>
      <input id={id} className={styles.input} value={value ?? ''} readOnly />
      <span className={styles.step}>
        <Plus size={16} aria-hidden="true" />
      </span>
    </div>
  );
}

const useIsAlive = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );

/** Orders and years have no commas. */
/** Six places are what a position on the ground needs. */
const plain = { useGrouping: false, maximumFractionDigits: 6 } as const;
