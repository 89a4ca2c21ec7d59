import { useNavigate } from 'react-router';
import { readToken, dropToken } from '../../../kit/token.ts';
import { toast } from '../../../ui/toast.ts';

/** After a new password: to the login page with the number filled in. A session that was open here has ended too. */
export function useResetDone(login: string): (account: string) => Promise<void> {
  const navigate = useNavigate();
  return async (account) => {
    if (readToken()) dropToken();
    toast('密码修改成功，请用新密码登录');
    await navigate(login, { state: { account } });
  };
}
