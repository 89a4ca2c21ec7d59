import * as contract from '#contract/user/login.ts';
import {
  NOT_REGISTERED,
  PARTNER_OFF,
  PARTNER_UNKNOWN,
  PHONE_HAS_ACCOUNT,
  TICKET_INVALID,
} from '#contract/user/failures.ts';
import { accountOf, accountOfJobNumber } from '../../domain/signIn/accounts.ts';
import { bindJobNumber, bindThirdParty } from '../../domain/signIn/bindPhone.ts';
import { useCode } from '../../domain/signIn/codes.ts';
import { readPartnerTicket } from '../../domain/signIn/partnerTicket.ts';
import { proveCode, provePassword } from '../../domain/signIn/proof.ts';
import { signIn } from '../../domain/signIn/signIn.ts';
import { signInOrBind } from '../../domain/signIn/signInOrBind.ts';
import { burnOnce, takeTicket } from '../../domain/signIn/tickets.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';
import { refusedAs } from '../../kit/refusedAs.ts';

const own = { transaction: 'own' } as const;

export const password = handle(
  contract.password,
  async (ctx, { mobile: account, password, captcha, ...session }) => {
    const how = { way: 'password', account, ...session } as const;
    const found = await provePassword(ctx, { ...how, password, captcha }, () => accountOf(ctx.db, account));
    return ctx.db.transaction((db) => signIn(ctx, db, { userNo: found.userNo }, how));
  },
  own,
);

export const code = handle(
  contract.code,
  async (ctx, { mobile, code, ...session }) => {
    await proveCode(ctx, mobile, 'login', code);
    const found = await accountOf(ctx.db, mobile);
    if (!found) throw fail(NOT_REGISTERED);
    return ctx.db.transaction(async (db) => {
      await useCode(ctx, db, { receiver: mobile, scene: 'login' }, code);
      return signIn(ctx, db, { userNo: found.userNo }, { way: 'code', account: mobile, ...session });
    });
  },
  own,
);

export const jobNumberLogin = handle(
  contract.jobNumberLogin,
  async (ctx, { orgNo, jobNumber, password, captcha, ...session }) => {
    const how = { way: 'jobNumber', account: `${orgNo}/${jobNumber}`, ...session } as const;
    const find = () => accountOfJobNumber(ctx.db, { orgNo, jobNumber });
    const found = await provePassword(ctx, { ...how, password, captcha }, find);
    return ctx.db.transaction((db) => signInOrBind(ctx, db, found, how));
  },
  own,
);

export const labBigData = handle(contract.labBigData, async (ctx, { ticket, terminalType }) => {
  const secret = ctx.config.labSharedSecret;
  if (secret === null) throw fail(PARTNER_OFF);
  const claims = readPartnerTicket(ticket, secret, ctx.now);
  if (!claims || !(await burnOnce(ctx.db, 'lab', claims.jti, claims.expires))) throw fail(TICKET_INVALID);
  const { person } = claims;
  const byMobile = 'mobile' in person;
  const found = byMobile ? await accountOf(ctx.db, person.mobile) : await accountOfJobNumber(ctx.db, person);
  if (!found) throw fail(PARTNER_UNKNOWN);
  const account = byMobile ? person.mobile : `${person.orgNo}/${person.jobNumber}`;
  return signInOrBind(ctx, ctx.db, found, { way: 'lab', account, terminalType });
});

export const bindingPhone = handle(
  contract.bindingPhone,
  async (ctx, { ticket, mobile, code, merge, ...session }) => {
    await proveCode(ctx, mobile, 'bind', code);
    const binding = ctx.db.transaction(async (db) => {
      const proven = await takeTicket(db, 'bind', ticket, ctx.now);
      if (!proven) throw fail(TICKET_INVALID);
      const phone = { mobile, merge: merge === 1 };
      const thirdParty = 'bindingId' in proven;
      const { isNew, ...who } = thirdParty
        ? await bindThirdParty(ctx, db, proven.bindingId, phone)
        : await bindJobNumber(ctx, db, proven, phone);
      await useCode(ctx, db, { receiver: mobile, scene: 'bind' }, code);
      const how = { way: thirdParty ? 'oauth' : 'jobNumber', account: mobile, ...session } as const;
      return { ...(await signIn(ctx, db, who, how)), isNew };
    });
    // Somebody else may register the phone between our look and our write.
    return refusedAs(binding, { user_account_mobile_unique: PHONE_HAS_ACCOUNT });
  },
  own,
);
