import { importedTalents } from '#seed/data/importedTalents.ts';
import { ConsentGround, keptUntil } from '#contract/rules/importedTalent.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '#server/db/client.ts';
import { importedNote, importedTalent, talentImport } from '#server/db/schema/importedTalent.ts';
import { emptyResume } from '#server/domain/resumeExchange/row.ts';
import { orgsByKey } from './vacancies.ts';

const DAY_MS = 86_400_000;

/** The résumés that the first enterprise brought home from a fair, as one import, and what its recruiter wrote on them. */
export async function loadImportedTalents(db: Db, now: Date, userNos: ReadonlyMap<string, string>): Promise<void> {
  const { orgNo } = (await orgsByKey(db)).get('yunshan')!;
  const recruiter = userNos.get('xuyunfan')!;
  const ago = (days: number): string => wireTime(new Date(now.getTime() - days * DAY_MS));
  const oldest = ago(Math.max(...importedTalents.map(({ daysAgo }) => daysAgo)));
  const [made] = await db
    .insert(talentImport)
    .values({
      orgNo,
      userNo: recruiter,
      fileNames: ['江城秋季招聘会.zip'],
      totalCount: importedTalents.length,
      broughtCount: importedTalents.length,
      importedAt: oldest,
      gmtCreate: oldest,
    })
    .returning({ id: talentImport.id });
  for (const [at, one] of importedTalents.entries()) {
    const { name, headline, school, major, work, skills, stage, tags, note, daysAgo, months } = one;
    const [companyName, position, startDate, endDate, description] = work;
    const mobile = `1390000${String(7100 + at)}`;
    const when = ago(daysAgo);
    const schools = [
      { schoolName: school, major, degree: '本科', startDate: '2020-09', endDate: '2024-06', description: '' },
    ];
    const [talent] = await db
      .insert(importedTalent)
      .values({
        orgNo,
        importId: made!.id,
        importerUserNo: recruiter,
        talentName: name,
        headline,
        mobile,
        resume: {
          ...emptyResume(),
          name,
          headline,
          mobile,
          skills,
          education: schools,
          work: [{ companyName, position, startDate, endDate, description }],
        },
        fileName: `${name}.docx`,
        consentGround: ConsentGround.fair,
        groundNote: '江城秋季招聘会',
        talentStage: stage,
        stageAt: when,
        tags,
        keepUntil: keptUntil(when, months),
        gmtCreate: when,
      })
      .returning({ id: importedTalent.id });
    if (note !== '')
      await db
        .insert(importedNote)
        .values({ talentId: talent!.id, authorUserNo: recruiter, noteText: note, gmtCreate: when });
  }
}
