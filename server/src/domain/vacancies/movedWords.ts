import { eq, inArray, sql } from 'drizzle-orm';
import { displayName } from '#contract/rules/displayName.ts';
import { isPersonal, personalWords } from '#contract/rules/talentTemplates.ts';
import type { Db } from '../../db/client.ts';
import { orgInfo, user, userExt } from '../../db/schema/user.ts';
import { vacancy, vacancyApplication } from '../../db/schema/vacancy.ts';
import { enqueueAll } from '../../kit/job.ts';
import { sendLetter } from '../messages/deliver.ts';
import { unnamedFlag } from './blind.ts';

/** Who hears of a move, of what, and where letters may go: only to an address that was handed over. */
export async function receiversOf(db: Db, ids: readonly string[]) {
  const rows = await db
    .select({
      id: vacancyApplication.id,
      userNo: vacancyApplication.userNo,
      nickname: userExt.nickname,
      mobile: user.mobile,
      isUnnamed: unnamedFlag,
      email: sql<string>`coalesce(${vacancyApplication.resume} #>> '{contact,contactEmail}', '')`,
      vacancyName: vacancy.vacancyName,
      orgName: orgInfo.orgName,
    })
    .from(vacancyApplication)
    .innerJoin(vacancy, eq(vacancy.id, vacancyApplication.vacancyId))
    .innerJoin(orgInfo, eq(orgInfo.orgNo, vacancy.orgNo))
    .innerJoin(user, eq(user.userNo, vacancyApplication.userNo))
    .innerJoin(userExt, eq(userExt.userNo, vacancyApplication.userNo))
    .where(inArray(vacancyApplication.id, [...ids]))
    .orderBy(vacancyApplication.id);
  return rows.map(({ nickname, mobile, isUnnamed, ...row }) => ({
    ...row,
    name: isUnnamed === 1 ? null : displayName({ nickname, mobile }),
  }));
}

type Receiver = Awaited<ReturnType<typeof receiversOf>>[number];

/** The words to each; those that name the receiver are kept with the application as they were said. */
export async function wordsToEach(db: Db, receivers: readonly Receiver[], text: string): Promise<Map<string, string>> {
  const words = new Map(receivers.map((receiver) => [receiver.id, personalWords(text, receiver)]));
  if (isPersonal(text))
    await db.execute(sql`update vacancy_application set reply_text = said.words
      from unnest(${sql.param([...words.keys()])}::bigint[], ${sql.param([...words.values()])}::text[]) as said (id, words)
      where vacancy_application.id = said.id`);
  return words;
}

interface Told {
  email: string;
  msgTitle: string;
  msgText: string;
}

/** The same words as a letter, to those who handed over an address; what is to be done is done here. */
export async function mailToEach(db: Db, told: readonly Told[]): Promise<number> {
  const letters = told
    .filter(({ email }) => email !== '')
    .map(({ email, msgTitle, msgText }) => ({
      to: email,
      subject: msgTitle,
      text: [msgText, '登录知途，在「我的投递」里看走到了哪里。'].filter(Boolean).join('\n\n'),
    }));
  await enqueueAll(db, sendLetter, letters);
  return letters.length;
}
