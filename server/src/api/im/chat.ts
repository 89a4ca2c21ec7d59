import * as contract from '#contract/im/chat.ts';
import { checkSign, ownSign } from '../../domain/chat/sign.ts';
import { handle } from '../../kit/handle.ts';

export const userSign = handle(contract.userSign, async ({ config: { secretKey }, user, now }, { userNo }) =>
  ownSign({ secretKey, now }, user.userNo, userNo),
);

export const login = handle(contract.login, async ({ config: { secretKey }, user, now }, input) =>
  checkSign({ secretKey, now }, user.userNo, input.userSign),
);
