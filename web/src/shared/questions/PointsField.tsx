import { useState } from 'react';
import { pointsText } from '#contract/rules/points.ts';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';

interface PointsFieldProps {
  label: string;
  /** Tenths. */
  value: number | null;
  full: number;
  error?: string;
  hideLabel?: boolean;
  onChange: (points: number | null) => void;
}

/** Marks as people type them: one decimal at most. */
export function PointsField({ label, value, full, error, hideLabel, onChange }: PointsFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (value === null ? '' : pointsText(value));
  const wrong = typed !== null && typed.trim() !== '' && readPoints(typed) === undefined;
  return (
    <Field label={label} hideLabel={hideLabel} error={wrong ? '请填数字，最多一位小数' : error}>
      <Input
        size="sm"
        inputMode="decimal"
        autoComplete="off"
        value={shown}
        tail={`/ ${pointsText(full)} 分`}
        onBlur={() => setTyped(null)}
        onChange={({ target }) => {
          setTyped(target.value);
          const points = target.value.trim() === '' ? null : readPoints(target.value);
          if (points !== undefined) onChange(points);
        }}
      />
    </Field>
  );
}

function readPoints(text: string): number | undefined {
  const plain = text.normalize('NFKC').trim();
  return /^\d{1,3}(\.\d)?$/.test(plain) ? Math.round(Number(plain) * 10) : undefined;
}
