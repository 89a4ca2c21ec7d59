import type { Registered } from '../form/fields.ts';
import { CodeInput } from '../../ui/CodeInput.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { CodeSending } from './useCodeSending.ts';

interface CodeFieldProps {
  input: Registered;
  sending: CodeSending;
  error: string | undefined;
  /** Where a form asks for two codes. */
  label?: string;
  /** In demo mode the message is on a page of ours. */
  demo: boolean;
}

/** The six digits, the button that sends them, and where they went. */
export function CodeField({ input, sending, error, demo, label = '验证码' }: CodeFieldProps) {
  return (
    <Field label={label} error={error} help={sending.sentTo ? <Sent to={sending.sentTo} demo={demo} /> : undefined}>
      <CodeInput {...input} size="lg" seconds={sending.seconds} sending={sending.sending} onSend={sending.onSend} />
    </Field>
  );
}

function Sent({ to, demo }: { to: string; demo: boolean }) {
  return (
    <span role="status">
      已发送到 {masked(to)}，5 分钟内有效
      {demo ? (
        <>
          。演示站点不会真的发出，请到
          <TextLink tone="inline" to={`/demo/outbox?receiver=${encodeURIComponent(to)}`} target="_blank">
            演示发件箱
          </TextLink>
          查看
        </>
      ) : null}
    </span>
  );
}

const masked = (receiver: string): string =>
  receiver.includes('@') ? receiver : `${receiver.slice(0, 3)} **** ${receiver.slice(-4)}`;
