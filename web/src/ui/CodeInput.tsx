import { BareButton } from './BareButton.tsx';
import { Input } from './Input.tsx';
import type { InputProps } from './Input.tsx';
import styles from './CodeInput.module.css';

export type CodeInputProps = Omit<InputProps, 'tail'> & {
  /** Seconds until the next send is allowed; 0 when it is allowed. */
  seconds: number;
  sending: boolean;
  onSend: () => void;
};

/** One-time code with its send button; the countdown itself is kept by the page. */
export function CodeInput({ seconds, sending, onSend, ...rest }: CodeInputProps) {
  const waiting = seconds > 0;
  return (
    <Input
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      placeholder="6 位验证码"
      {...rest}
      tail={
        <BareButton className={styles.send} disabled={waiting || sending} onClick={onSend}>
          {sendLabel(seconds, sending)}
        </BareButton>
      }
    />
  );
}

export function sendLabel(seconds: number, sending: boolean): string {
  if (sending) return '发送中';
  return seconds > 0 ? `${seconds} 秒后重发` : '获取验证码';
}
