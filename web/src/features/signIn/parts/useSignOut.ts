import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../kit/call.ts';
import { dropToken } from '../../../kit/token.ts';
import { signOut } from './calls.ts';

/** Ends the session here and on the server, and forgets what was loaded for it. */
export function useSignOut() {
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  const [leaving, setLeaving] = useState(false);

  async function leave(): Promise<void> {
    setLeaving(true);
    // 服务器没应答时，本机照样退出
    await signOut()
      .then((endpoint) => call(endpoint, {}, { isShowErrTip: false }))
      .catch(() => undefined);
    dropToken();
    queries.clear();
    await revalidate();
    setLeaving(false);
  }
  return { leave: () => void leave(), leaving };
}
