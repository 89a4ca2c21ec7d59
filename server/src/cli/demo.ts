import { verify } from '@node-rs/argon2';
import { and, inArray, isNull, ne } from 'drizzle-orm';
import { demoPassword, people } from '#seed/data/people.ts';
import type { Db } from '../db/client.ts';
import { website } from '../db/schema/system.ts';
import { session, user } from '../db/schema/user.ts';
import { builtRoutes } from '../builtRoutes.ts';
import { ensureBuiltInRoles } from '../domain/roles/builtIn.ts';
import { registerHooks } from '../hooks.ts';
import { StartupError } from '../startupError.ts';
import type { Site } from './site.ts';
import { withCurrentSite } from './site.ts';
import { storageOf } from './storageOf.ts';
import type { Io, Verb } from './verb.ts';

export const verb: Verb = {
  takesWords: true,
  usage: [
    ['on', '把演示世界装进还没有人注册的站点'],
    ['off', '让公开的演示密码再也登录不了，退出所有演示账号；演示的内容留着，由运营自己删改'],
  ],
  async run(io, { positionals: [what = '', ...more] }) {
    const act = { on, off }[what];
    if (!act || more.length > 0) {
      io.say('请说明 on 或 off，例如 npm run zhitu -- demo off。');
      return 2;
    }
    registerHooks();
    return withCurrentSite(io, async (site) => act(site, io));
  },
};

async function on({ config, database: { db } }: Site, { now, say }: Io): Promise<number> {
  const { loadDemoWorld } = await import('#seed/load.ts'); // its texts and pictures are wanted only here
  const routes = await builtRoutes();
  await db.transaction(async (tx) => {
    if ((await tx.$count(user)) > 0) throw new StartupError('这个站点已经有人了，演示世界只装进还没有人注册的站点。');
    await ensureBuiltInRoles(tx);
    await tx.delete(website); // the settings of the first start; the demo brings its own
    await loadDemoWorld(tx, now(), routes, storageOf(config), config.secretKey);
  });
  say(`演示世界装好了：账号 13800000001 到 13800000009，密码都是 ${demoPassword}。`);
  if (!config.demo) say('DEMO_MODE 现在是 off：要用替身银行、演示登录与发件箱，请改成 on 再启动。');
  return 0;
}

async function off({ config, database: { db } }: Site, { say }: Io): Promise<number> {
  const locked = await db.transaction(lockDemoAccounts);
  say(locked > 0 ? `锁上了 ${locked} 个演示账号：公开的密码再也登录不了。` : '没有还用着公开密码的演示账号。');
  if (config.demo) say('DEMO_MODE 还是 on（没有设就是 on）：请设成 off 再启动，演示登录与替身银行才会关掉。');
  say('自己的运营用 npm run zhitu -- user operator <手机号> 建。');
  return 0;
}

/** The demo people share one hash of the password that everybody knows; whoever has set another keeps it. */
async function lockDemoAccounts(db: Db): Promise<number> {
  const known = await db
    .selectDistinct({ passwordHash: user.passwordHash })
    .from(user)
    .where(
      and(
        inArray(
          user.mobile,
          people.map(({ mobile }) => mobile),
        ),
        ne(user.passwordHash, ''),
      ),
    );
  const published: string[] = [];
  for (const { passwordHash } of known) if (await verify(passwordHash, demoPassword)) published.push(passwordHash);
  if (published.length === 0) return 0;
  const rows = await db
    .update(user)
    .set({ passwordHash: '' })
    .where(inArray(user.passwordHash, published))
    .returning({ userNo: user.userNo });
  const theirs = inArray(
    session.userNo,
    rows.map(({ userNo }) => userNo),
  );
  await db
    .update(session)
    .set({ endedReason: 'password' })
    .where(and(theirs, isNull(session.endedReason)));
  return rows.length;
}
