import type { Db } from '../../db/client.ts';
import { sendMessage } from '../messages/send.ts';

/** A word about every change of how somebody signs in, so that the owner notices one that was not theirs. */
export const tellOwner = (db: Db, userNo: string, msgTitle: string): Promise<void> =>
  sendMessage(
    { db },
    {
      to: [userNo],
      msgType: 'security',
      msgTitle,
      msgText: '如果不是你本人操作，请立即修改密码，并退出其他设备上的登录。',
      msgUrl: '/account/realnameauthentication/bind',
    },
  );
