import { useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { readNumber } from '#contract/rules/marking.ts';
import { Input } from '../../../../ui/Input.tsx';

interface DecimalProps {
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  /** The unit. */
  tail?: ReactNode;
}

/** A number as people type it; what is no number is none. */
export function Decimal({ value, onChange, ...rest }: DecimalProps) {
  const [typed, setTyped] = useState('');
  const isTyped = (readNumber(typed) ?? null) === value && typed !== '';
  return (
    <Input
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      value={isTyped || (value === null && typed !== '') ? typed : String(value ?? '')}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readNumber(target.value) ?? null);
      }}
    />
  );
}
