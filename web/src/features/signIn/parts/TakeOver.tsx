import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '#contract/kit/callError.ts';
import { displayName } from '#contract/rules/displayName.ts';
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
 * Signs in with what a link brought and goes to its target. Somebody who is signed in is asked first, and everybody
 * whom a token would sign in, which anybody can send around: a link must not put people into an account unnoticed.
 */
export function TakeOver({ read }: { read: (address: URL) => HandOver }) {
  const session = useSession();
  const navigate = useNavigate();
  const [target, setTarget] = useState('/');
  const arrival = useArrival(target);
  const [ask, setAsk] = useState<Question | null>(null);

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
    return session ? setAsk({ go, account: '另一个账号' }) : go();
  }

  async function takeToken(given: HandOver, token: string): Promise<void> {
    const holder = await holderOf(token);
    if (!holder) throw new CallError(TICKET_INVALID);
    const go = async () => {
      keepToken(token);
      await leave(given.target);
    };
    if (session?.user.userNo === holder.userNo) return leave(given.target);
    setAsk({ go, account: `「${displayName(holder)}」` });
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

  if (!ask) return <PassingCard title="正在登录" note="马上就好，请不要关闭这一页。" busy />;
  const change = () => {
    setAsk(null);
    void ask.go().catch((error: unknown) => refuse({ ticket: null, token: null, target }, error));
  };
  const words = session
    ? {
        title: '要换一个账号吗',
        note: `你现在登录的是 ${session.name}，这个链接会换成${ask.account}。`,
        stay: '不换，继续前往',
        change: '换账号',
      }
    : {
        title: '要登录这个账号吗',
        note: `这个链接会登录${ask.account}。不是你自己的账号，请不要登录。`,
        stay: '不登录，继续前往',
        change: '登录',
      };
  return (
    <PassingCard
      title={words.title}
      note={words.note}
      actions={
        <>
          <Button onClick={() => void leave(target)}>{words.stay}</Button>
          <Button variant="primary" onClick={change}>
            {words.change}
          </Button>
        </>
      }
    />
  );
}

/** What is done when the answer is yes, and the account it leads into. */
interface Question {
  go: () => Promise<void>;
  account: string;
}
