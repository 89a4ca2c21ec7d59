import { useState } from 'react';
import { MOST_POINTS } from '#contract/rules/questions.ts';
import { Input } from '../../../../ui/Input.tsx';
import styles from './Paper.module.css';

interface PointsFieldProps {
  label: string;
  /** Tenths. */
  points: number;
  onChange: (points: number) => void;
}

/** Marks with one decimal; what cannot be marks is put back when one leaves it. */
export function PointsField({ label, points, onChange }: PointsFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = (text: string) => {
    setTyped(text);
    const tenths = Math.round(Number(text) * 10);
    if (/^\d{1,3}(?:\.\d)?$/.test(text) && tenths >= 1 && tenths <= MOST_POINTS) onChange(tenths);
  };
  return (
    <Input
      size="sm"
      className={styles.points}
      aria-label={label}
      inputMode="decimal"
      maxLength={5}
      value={typed ?? String(points / 10)}
      onChange={({ target }) => take(target.value)}
      onBlur={() => setTyped(null)}
      tail={<span className={styles.unit}>分</span>}
    />
  );
}
