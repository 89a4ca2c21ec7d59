import { useState } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { BareButton } from './BareButton.tsx';
import { Input } from './Input.tsx';
import type { InputProps } from './Input.tsx';
import styles from './PasswordInput.module.css';

/** Password line with a button that shows or hides the text. */
export function PasswordInput(props: Omit<InputProps, 'type' | 'tail'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? Eye : EyeOff;
  return (
    <Input
      autoComplete="current-password"
      {...props}
      type={shown ? 'text' : 'password'}
      tail={
        <BareButton
          className={styles.toggle}
          aria-pressed={shown}
          aria-label="显示密码"
          onClick={() => setShown(!shown)}
        >
          <Icon size={18} aria-hidden="true" />
        </BareButton>
      }
    />
  );
}
