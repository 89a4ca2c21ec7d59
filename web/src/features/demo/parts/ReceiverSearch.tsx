import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { Button } from '../../../ui/Button.tsx';
import { Input } from '../../../ui/Input.tsx';
import styles from './Outbox.module.css';

/** One receiver's messages. The answer is in the address, so it also works without scripts. */
export function ReceiverSearch({ receiver }: { receiver: string }) {
  return (
    <Form className={styles.search} role="search" action="/demo/outbox">
      <Input
        key={receiver}
        name="receiver"
        defaultValue={receiver}
        aria-label="收件人的手机号或邮箱"
        placeholder="收件人的手机号或邮箱"
        lead={<Search size={16} aria-hidden="true" />}
        autoComplete="off"
      />
      <Button type="submit">查找</Button>
    </Form>
  );
}
