import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '#contract/kit/callError.ts';
import { TICKET_INVALID } from '#contract/user/failures.ts';
import { call } from '../../../kit/call.ts';
import { useSession } from '../../../kit/session.tsx';
import { keepToken } from '../../../kit/token.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { BINDING_PATH, bindingNote } from './binding.ts';
import { ticketLogin } from './calls.ts';
import type { HandOver } from './handOver.ts';
import { holderOf } from './holderOf.ts';
import { PassingCard } from './PassingCard.tsx';
import { addressQuery } from './redirect.ts';
import { useArrival } from './useArrival.tsx';
import { useOnce } from '../../../kit/useOnce.ts';
import { needsBinding } from './way.ts';

/**
 * Signs in with what a link brought and goes to its target. Somebody who is signed in is asked first: a link must not
 * put people into another account unnoticed.
 */
export function TakeOver({ read }: { read: (address: URL) => HandOver }) {
  const session = useSession();
  const navigate = useNavigate();
  const [target, setTarget] = useState('/');
  const arrival = useArrival(target);
  const [ask, setAsk] = useState<(() => Promise<void>) | null>(null);

  useOnce(() => {
    const given = read(new URL(location.href));
    // Ticket and token stay neither in the address nor in the history.
    history.replaceState(history.state, '', location.pathname);
    setTarget(given.target);
    void begin(given).catch((error: unknown) => refuse(given, error));
  });

  async function begin(given: HandOver): Promise<void> {
    const { ticket, token } = given;
    if (token) return takeToken(given, token);
    if (!ticket) throw new CallError(TICKET_INVALID);
    const go = () => takeTicket(given, ticket);
    return session ? setAsk(() => go) : go();
  }

  async function takeToken(given: HandOver, token: string): Promise<void> {
    const holder = await holderOf(token);
    if (!holder) throw new CallError(TICKET_INVALID);
    const go = async () => {
      keepToken(token);
      await leave(given.target);
    };
    if (session?.user.userNo === holder.userNo) return leave(given.target);
    return session ? setAsk(() => go) : go();
  }

  async function takeTicket({ target: address }: HandOver, ticket: string): Promise<void> {
    const answer = await call(await ticketLogin(), { ticket }, { isShowErrTip: false });
    if (!needsBinding(answer)) return arrival.arrive(answer, { ask: false });
    bindingNote.keep({ ticket: answer.ticket, nickname: answer.nickname, address, remember: false });
    await navigate(BINDING_PATH, { replace: true });
  }

  async function leave(address: string): Promise<void> {
    await navigate(address, { replace: true });
  }

  async function refuse(given: HandOver, error: unknown): Promise<void> {
    toast(error instanceof CallError ? error.message : '网络连接不上，请检查网络后再试');
    await navigate(`/login${addressQuery(given.target)}`, { replace: true });
  }

  if (!ask || !session) return <PassingCard title="正在登录" note="马上就好，请不要关闭这一页。" busy />;
  const change = () => {
    setAsk(null);
    void ask().catch((error: unknown) => refuse({ ticket: null, token: null, target }, error));
  };
  return (
    <PassingCard
      title="要换一个账号吗"
      note={`你现在登录的是 ${session.name}，这个链接会换成另一个账号。`}
      actions={
        <>
          <Button onClick={() => void leave(target)}>不换，继续前往</Button>
          <Button variant="primary" onClick={change}>
            换账号
          </Button>
        </>
      }
    />
  );
}
