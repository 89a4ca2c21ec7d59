import { eq, inArray } from 'drizzle-orm';
import { startCase, startCasePerson } from '../../db/schema/startCase.ts';
import type { PersonHooks } from '../personData/hooks.ts';
import { maskAll, maskedFigures, maskedHtml } from './names.ts';

/** Whoever deletes their account is in no story any more: once their row and their name are gone, nothing could hide them. */
export const caseHooks: PersonHooks = {
  async erasing(db, userNo) {
    const own = await db
      .select({ caseId: startCasePerson.caseId })
      .from(startCasePerson)
      .where(eq(startCasePerson.userNo, userNo));
    if (own.length === 0) return;
    const caseIds = own.map(({ caseId }) => caseId);
    const masked = await maskAll(db, [userNo]);
    const { id, title, intro, body, figures } = startCase;
    // somebody is in the team of few projects
    for (const row of await db.select({ id, title, intro, body, figures }).from(startCase).where(inArray(id, caseIds)))
      await db
        .update(startCase)
        .set({
          title: masked(row.title),
          intro: masked(row.intro),
          body: maskedHtml(row.body, masked),
          figures: maskedFigures(row.figures, masked),
        })
        .where(eq(id, row.id));
    const said = await db
      .select({ id: startCasePerson.id, duty: startCasePerson.duty, words: startCasePerson.words })
      .from(startCasePerson)
      .where(inArray(startCasePerson.caseId, caseIds));
    const naming = said.filter(({ duty, words }) => masked(duty) !== duty || masked(words) !== words);
    for (const { id: rowId, duty, words } of naming)
      await db
        .update(startCasePerson)
        .set({ duty: masked(duty), words: masked(words) })
        .where(eq(startCasePerson.id, rowId));
  },
};
