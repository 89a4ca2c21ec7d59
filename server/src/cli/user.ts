import { randomInt } from 'node:crypto';
import { eq, or } from 'drizzle-orm';
import { RowState } from '#contract/rules/rowStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../db/client.ts';
import { user } from '../db/schema/user.ts';
import { tellOwner } from '../domain/account/tellOwner.ts';
import { keepAnOperator } from '../domain/console/operators.ts';
import { ensureOperator } from '../domain/person/operator.ts';
import { ensureBuiltInRoles } from '../domain/roles/builtIn.ts';
import { endSessions } from '../domain/session/session.ts';
import { hashPassword } from '../domain/signIn/passwords.ts';
import { registerHooks } from '../hooks.ts';
import { StartupError } from '../startupError.ts';
import { withCurrentSite } from './site.ts';
import type { Verb } from './verb.ts';

type Person = typeof user.$inferSelect;

/** What is done to somebody who is there already. @returns what to tell the operator */
const acts: Readonly<Record<string, (db: Db, person: Person, now: Date) => Promise<string>>> = {
  async reset(db, person, now) {
    const password = drawPassword();
    const passwordHash = await hashPassword(password);
    await db
      .update(user)
      .set({ passwordHash, gmtModified: wireTime(now) })
      .where(eq(user.id, person.id));
    await endSessions(db, person.userNo, 'password');
    await tellOwner(db, person.userNo, '登录密码由服务器的管理员重置');
    return `新密码：${password}（只显示这一次；请他登录后自己改掉）。他在各处的登录都已退出。`;
  },
  async 'sign-out'(db, person) {
    await endSessions(db, person.userNo, 'signout');
    return '他在各处的登录都已退出。';
  },
  async disable(db, person, now) {
    await keepAnOperator(db, { withoutPerson: person.userNo });
    await setState(db, person, RowState.disabled, now);
    await endSessions(db, person.userNo, 'disabled');
    return '已停用，不能再登录。';
  },
  async enable(db, person, now) {
    await setState(db, person, RowState.normal, now);
    return '已启用。';
  },
};

export const verb: Verb = {
  takesWords: true,
  usage: [
    ['operator <手机号>', '给他平台运营的身份，没有账号就建一个'],
    ['reset <手机号、邮箱或编号>', '设一个随机的新密码并退出各处的登录，新密码只显示一次'],
    ['sign-out <手机号、邮箱或编号>', '退出他在各处的登录'],
    ['disable <手机号、邮箱或编号>', '停用账号；最后一位运营不能停用'],
    ['enable <手机号、邮箱或编号>', '启用账号'],
  ],
  async run({ env, now, say }, { positionals: [what = '', who = '', ...more] }) {
    const act = Object.hasOwn(acts, what) ? acts[what] : undefined;
    if (more.length > 0 || who === '' || (!act && what !== 'operator')) {
      say('请说明做什么、对谁，例如 npm run zhitu -- user reset 13912345678；加 --help 看全部。');
      return 2;
    }
    registerHooks();
    return withCurrentSite({ env }, async ({ database: { db } }) => {
      const told = await db.transaction((tx) => (act ? actOn(tx, act, who, now()) : operator(tx, who, now())));
      say(told);
      return 0;
    });
  },
};

async function actOn(db: Db, act: (typeof acts)[string], who: string, now: Date): Promise<string> {
  const person = await found(db, who);
  return `${person.mobile || person.email || person.userNo}：${await act(db, person, now)}`;
}

async function operator(db: Db, mobile: string, now: Date): Promise<string> {
  if (!/^1[3-9]\d{9}$/.test(mobile)) throw new StartupError(`「${mobile}」不是 11 位手机号。`);
  await ensureBuiltInRoles(db);
  await ensureOperator(db, mobile, now);
  return `${mobile} 是平台运营了：用短信验证码登录；没有接短信时，先用 user reset ${mobile} 设一个密码。`;
}

async function found(db: Db, who: string): Promise<Person> {
  const isNumber = /^\d{1,18}$/.test(who);
  const rows = await db
    .select()
    .from(user)
    .where(or(eq(user.mobile, who), eq(user.email, who.toLowerCase()), isNumber ? eq(user.userNo, who) : undefined))
    .for('no key update');
  if (rows.length === 1) return rows[0]!;
  throw new StartupError(rows.length === 0 ? `没有「${who}」这个人。` : `「${who}」不止一个人，请用他的编号。`);
}

async function setState(db: Db, { id }: Person, statusId: RowState, now: Date): Promise<void> {
  await db
    .update(user)
    .set({ statusId, gmtModified: wireTime(now) })
    .where(eq(user.id, id));
}

/** Without signs that look like others; it fulfils what is asked of passwords. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const drawPassword = (): string => `${Array.from({ length: 14 }, () => SIGNS[randomInt(SIGNS.length)]).join('')}-Zt7`;
