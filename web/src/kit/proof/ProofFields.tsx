import type { ProofWay } from '#contract/user/proofFields.ts';
import { CodeInput } from '../../ui/CodeInput.tsx';
import { Field } from '../../ui/Field.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { Radio } from '../../ui/Radio.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { Fields } from '../form/fields.ts';
import { useFieldsState } from '../form/useFields.ts';
import { useSite } from '../site.ts';
import styles from './ProofFields.module.css';
import { useProofCode } from './useProofCode.ts';

/** Phone and mailbox as `bindings` masks them. */
export interface Receivers {
  mobile: string;
  email: string;
}

interface ProofFieldsProps {
  form: Fields;
  ways: readonly ProofWay[];
  receivers: Receivers;
  errorOf: (name: string) => string | undefined;
}

const labels = { mobile: '手机验证码', password: '登录密码', email: '邮箱验证码' } as const;

/** Shows that it is really the owner who sits there: one of the ways that are open to them. Fields `proofWay`, `proof`. */
export function ProofFields({ form, ways, receivers, errorOf }: ProofFieldsProps) {
  const chosen = useFieldsState(form, ({ values }) => values['proofWay']) as ProofWay | undefined;
  const way = chosen ?? ways[0];
  const choose = (next: ProofWay) => {
    form.setValue('proofWay', next);
    form.setValue('proof', '');
    form.clearError('proof');
  };
  if (way === undefined) {
    return (
      <p>
        还没有可以验证身份的方式，请先
        <TextLink tone="inline" to="/account/resetpw">
          设置密码
        </TextLink>
      </p>
    );
  }
  return (
    <>
      {ways.length > 1 ? (
        <Field label="验证方式" group error={errorOf('proofWay')}>
          <div className={styles.ways}>
            {ways.map((one) => (
              <Radio key={one} name="proofWay" label={labels[one]} checked={one === way} onChange={() => choose(one)} />
            ))}
          </div>
        </Field>
      ) : null}
      {way === 'password' ? (
        <Field label="登录密码" error={errorOf('proof')}>
          <PasswordInput key="password" {...form.register('proof')} size="lg" />
        </Field>
      ) : (
        <OwnCode key={way} form={form} by={way} receiver={receivers[way]} error={errorOf('proof')} />
      )}
    </>
  );
}

interface OwnCodeProps {
  form: Fields;
  by: 'mobile' | 'email';
  receiver: string;
  error: string | undefined;
}

function OwnCode({ form, by, receiver, error }: OwnCodeProps) {
  const { demo } = useSite();
  const { seconds, sending, sent, onSend } = useProofCode(form, by);
  const where = by === 'mobile' ? '手机' : '邮箱';
  const help = (
    <span role="status">
      {sent ? `已发送到 ${receiver}，5 分钟内有效` : `发送到你绑定的${where} ${receiver}`}
      {sent && demo ? (
        <>
          。演示站点不会真的发出，请到
          <TextLink tone="inline" to="/demo/outbox" target="_blank">
            演示发件箱
          </TextLink>
          查看
        </>
      ) : null}
    </span>
  );
  return (
    <Field label={labels[by]} error={error} help={help}>
      <CodeInput {...form.register('proof')} size="lg" seconds={seconds} sending={sending} onSend={onSend} />
    </Field>
  );
}
